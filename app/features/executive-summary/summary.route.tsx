/** The Summary tab: the reader's own figures beside those of their unit. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress-bar";
import { useTranslation } from "~/ui/texts";
import { readSummary } from "./frame.server";
import { SummaryFrame } from "./summary-frame";

export const meta = titleMeta;

/** The figures; an account without this tab begins with the next one. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { isTabHidden, ...page } = await readSummary(context, "summary");
	if (isTabHidden) throw redirect("/executive_summary/spotlight");
	return page;
}

/** The page. */
export default function Summary() {
	const { title, frame, figures } = useLoaderData<typeof loader>();
	const { person, isCompany, individual, unit, least } = figures;
	const { t } = useTranslation("executive-summary");
	return (
		<SummaryFrame title={title} frame={frame}>
			<div className="summary-cards">
				<FigureCard title={t("individual.title")} of={t("individual.of", { name: person })} figures={individual} />
				{unit ? (
					<FigureCard
						title={t("group.title")}
						of={t(isCompany ? "group.ofCompany" : "group.ofManager")}
						figures={unit}
					/>
				) : (
					<Card title={t("group.title")}>
						<p className="soft">{t("group.hidden", { least })}</p>
					</Card>
				)}
			</div>
			{unit && unit.unused_count > 0 && (
				<Notice tone="info">
					{t("unused", { count: unit.unused_count })}{" "}
					<Anchor href="/executive_summary/spotlight?use=unused">{t("seeWho")}</Anchor>
				</Notice>
			)}
		</SummaryFrame>
	);
}

type Figures = ReturnType<typeof useLoaderData<typeof loader>>["figures"]["individual"];

const spotlights = ["spotlights_allocated", "spotlights_issued", "spotlights_left"] as const;
const thanks = ["gts_issued", "gts_received"] as const;

function FigureCard({ title, of, figures }: { title: string; of: string; figures: Figures }) {
	const { t } = useTranslation("executive-summary");
	const words = usePointsWords();
	const left = t("figures.left", { count: figures.spotlights_left });
	return (
		<Card title={title} className="stack-small">
			<p className="meta">{of}</p>
			<h3>{t("figures.spotlights")}</h3>
			<div className="summary-share">
				<ProgressBar percent={figures.utilization} label={left} isNeverLow />
				<span className="meta">{left}</span>
			</div>
			<dl className="summary-figures">
				{spotlights.map((name) => (
					<Figure key={name} label={t(`figures.${name}`)} figure={words.figure(figures[name])} />
				))}
				<Figure label={t("figures.utilization")} figure={t("figures.percent", { percent: figures.utilization })} />
			</dl>
			<h3>{t("figures.gratitude")}</h3>
			<dl className="summary-figures">
				{thanks.map((name) => (
					<Figure key={name} label={t(`figures.${name}`)} figure={words.figure(figures[name])} />
				))}
			</dl>
		</Card>
	);
}

function Figure({ label, figure }: { label: string; figure: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{figure}</dd>
		</div>
	);
}
