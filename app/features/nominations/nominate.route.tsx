/** Nominating in an event: the form while it takes nominations, how it goes on, and whom the reader nominated. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { LaurelWreath } from "~/ui/ornament";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./nominate.server";
import { NominateForm } from "./nominate-form";
import "./nominations.css";

export { action, loader } from "./nominate.server";

export const meta = titleMeta;

/** The page. */
export default function Nominate() {
	const { title, event } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const isOpen = event.status === "open";
	return (
		<div className="stack">
			<PageHead
				title={title}
				subtitle={isOpen ? t("events.closes", { date: event.closes }) : t("events.over")}
				back={{ href: "/employee_nominations/events", label: t("events.title") }}
			/>
			{event.description && <p className="nomination-text">{event.description}</p>}
			<div className="split">
				<div className="stack">
					{isOpen ? <NominateForm /> : <Notice>{t("events.overText")}</Notice>}
					<Own />
				</div>
				<aside className="stack">
					<WayOn />
					<Prize />
				</aside>
			</div>
		</div>
	);
}

function Own() {
	const { own } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	if (own.length === 0) return null;
	return (
		<Card title={t("events.own")} isFlush>
			<ul className="rows">
				{own.map(({ id, nominee, category, words }) => (
					<li key={id} className="row nomination-own">
						<div className="grow">
							<p className="strong">{nominee}</p>
							<p className="meta">{category}</p>
							<p className="nomination-text">{words}</p>
						</div>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** The way from nominations to the winners, with where it stands. */
function WayOn() {
	const { event } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const methods = event.rounds.map((method) => t(`methods.${method}`));
	const inOneSentence = methods.map((method, at) => (at === 0 ? method : method.toLowerCase())).join(", ");
	const steps = [
		{
			key: "open",
			title: t("way.open"),
			text: t("way.openText", { date: event.closes, count: event.nomination_count }),
		},
		{ key: "reviewing", title: t("way.jury"), text: t("way.juryText", { methods: inOneSentence }) },
		{ key: "finalised", title: t("way.ties"), text: t("way.tiesText") },
		{ key: "published", title: t("way.published"), text: t("way.publishedText") },
	];
	const current = Math.max(
		0,
		steps.findIndex(({ key }) => key === event.status),
	);
	return (
		<Card title={t("way.title")}>
			<ol className="nomination-way">
				{steps.map(({ key, title, text }, at) => (
					<li key={key} aria-current={at === current ? "step" : undefined}>
						<p className="strong">{title}</p>
						<p className="meta">{text}</p>
					</li>
				))}
			</ol>
		</Card>
	);
}

function Prize() {
	const { event } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const words = usePointsWords();
	if (!event.points || words.areHidden) return null;
	const money = words.money(event.points);
	return (
		<Card>
			<div className="row">
				<div className="grow">
					<p className="strong">{t("way.prize")}</p>
					<p className="meta">
						{words.withLabel(event.points)}
						{money && ` (${money})`}
					</p>
				</div>
				<span className="nomination-prize" aria-hidden="true">
					<LaurelWreath />
					<Icon name="trophy" />
				</span>
			</div>
		</Card>
	);
}
