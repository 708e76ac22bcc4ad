/** All competitions with their states; one of them, to be published or cancelled; and the form of a draft. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { competitionAddress, manageAddress } from "./addresses";
import { CompetitionForm } from "./competition-form";
import type { loader } from "./manage.server";
import { toneOf } from "./tone-of";
import "./scoreboards.css";

export { action, loader } from "./manage.server";

export const meta = titleMeta;

const changing = "scoreboards/change-competition";

/** The page. */
export default function ManageCompetitions() {
	const { title, chosen, isNew } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	const isOne = chosen !== null || isNew;
	return (
		<div className="stack page-middle">
			<PageHead
				title={isNew ? t("manage.new") : title}
				subtitle={isOne ? undefined : t("manage.subtitle")}
				back={isOne ? { href: manageAddress, label: t("manage.title") } : undefined}
				actions={
					!isOne && (
						<ButtonLink kind="main" icon="plus" href={`${manageAddress}?new=1`}>
							{t("manage.new")}
						</ButtonLink>
					)
				}
			/>
			{chosen && <State />}
			{isOne ? (!chosen || chosen.status === "draft") && <CompetitionForm /> : <Competitions />}
		</div>
	);
}

function Competitions() {
	const { competitions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	if (competitions.length === 0)
		return (
			<EmptyState drawing="program" title={t("manage.none")}>
				{t("manage.noneText")}
			</EmptyState>
		);
	return (
		<Card isFlush>
			<ul className="plain-list rows">
				{competitions.map(({ id, name, competitor, status, days }) => (
					<li key={id} className="row-wrap">
						<span className="grow board-name">
							<Anchor className="hit strong" href={`${manageAddress}?competition=${id}`}>
								{name}
							</Anchor>
							<br />
							<span className="meta">
								<Dotted facts={[t(`competitors.${competitor}`), days]} />
							</span>
						</span>
						<Tag tone={toneOf(status)}>{t(`states.${status}`)}</Tag>
					</li>
				))}
			</ul>
		</Card>
	);
}

function State() {
	const { chosen, competitions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	if (!chosen) return null;
	const { id, status, goal, competitor } = chosen;
	const isGoing = status === "scheduled" || status === "running" || status === "frozen";
	const days = competitions.find((one) => one.id === id)?.days;
	return (
		<Card className="stack-small">
			<p className="row-wrap">
				<Tag tone={toneOf(status)}>{t(`states.${status}`)}</Tag>
				<span className="meta">
					<Dotted facts={[t(`goals.${goal}`), t(`competitors.${competitor}`), days]} />
				</span>
			</p>
			{status !== "draft" && (
				<Anchor className="hit link" href={competitionAddress(id)}>
					{t("manage.see")}
				</Anchor>
			)}
			<div className="row-wrap">
				{status === "draft" && <Change change="publish" />}
				{(isGoing || status === "draft") && <Change change="cancel" />}
			</div>
		</Card>
	);
}

function Change({ change }: { change: "publish" | "cancel" }) {
	const { chosen } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	const label = t(`manage.${change}`);
	return (
		<EndpointForm form={changing} instance={change}>
			<input type="hidden" name="competition_id" value={chosen?.id} />
			<input type="hidden" name="change" value={change} />
			<SubmitButton
				form={changing}
				instance={change}
				kind={change === "publish" ? "main" : undefined}
				question={{ text: t(`manage.${change}Ask`), yes: label }}
			>
				{label}
			</SubmitButton>
		</EndpointForm>
	);
}
