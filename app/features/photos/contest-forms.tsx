/** The forms of a contest: entering a photo beside one's own entries, and starting a contest. */
import { useLoaderData } from "@remix-run/react";
import type { ContestPrizes } from "#workers/features/photos/rules/prizes";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./contest.server";
import { PhotoCard } from "./photo-card";
import { PhotoField } from "./photo-field";

/** One's own entries with what became of each, and while entries are taken the form of another one. */
export function EntryPart({ contest }: { contest: { id: number; phase: string } }) {
	const { own_entries, entries_left, entryForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	const isEntering = contest.phase === "entering";
	return (
		<>
			{own_entries.length > 0 && (
				<section className="stack">
					<h2>{t("contest.own")}</h2>
					<ul className="plain-list photos">
						{own_entries.map((photo) => (
							<PhotoCard key={photo.id} photo={photo}>
								<p className="row-wrap">
									<Tag tone={toneOf(photo.status)}>{t(`statuses.${photo.status}`)}</Tag>
									{photo.notes}
								</p>
							</PhotoCard>
						))}
					</ul>
				</section>
			)}
			{isEntering && entries_left === 0 && <p className="soft">{t("contest.usedUp")}</p>}
			{entries_left > 0 && (
				<Card
					title={t("contest.enter")}
					end={<span className="meta">{t("contest.left", { count: entries_left })}</span>}
				>
					<EndpointForm form={entryForm} className="stack" encType="multipart/form-data" hidesProblems>
						<input type="hidden" name="contest_id" value={contest.id} />
						<PhotoField />
						<FormField of={entryForm.fields.title} />
						<FormField of={entryForm.fields.description} />
						<FormField of={entryForm.fields.has_rights} />
						<div className="row-wrap">
							<SubmitButton form={entryForm} kind="main" icon="upload" busyLabel={t("form.busy")}>
								{t("contest.enter")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
			)}
		</>
	);
}

function toneOf(status: string) {
	if (status === "approved" || status === "winner") return "good";
	return status === "rejected" ? "bad" : "plain";
}

/** Starting a contest, for account owners. */
export function StartForm() {
	const { startForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	const { answer } = useFormAnswer(startForm.name);
	return (
		<details className="fold" open={answer !== undefined}>
			<summary>
				{t("contest.start")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<EndpointForm form={startForm} className="stack" values={{ votes_per: "contest" }}>
				<ContestFields />
				<div className="row-wrap">
					<SubmitButton form={startForm} kind="main">
						{t("contest.startIt")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</details>
	);
}

function ContestFields() {
	const { fields } = useLoaderData<typeof loader>().startForm;
	return (
		<>
			<FormField of={fields.title} />
			<FormField of={fields.entries_from} />
			<FormField of={fields.entries_until} />
			<FormField of={fields.votes_until} />
			<FormField of={fields.votes_per} layout="list" />
			<FormField of={fields.first_prize} />
			<FormField of={fields.second_prize} />
			<FormField of={fields.third_prize} />
			<FormField of={fields.rules} />
		</>
	);
}

const removing = "photos/remove-contest";

type Changed = ContestPrizes & { id: number; title: string; rules: string; votes_per: string };

/** Changing a contest until voting begins, and removing it; one that was entered says so. */
export function ChangeForm({ contest }: { contest: Changed }) {
	const { startForm, days } = useLoaderData<typeof loader>();
	const { t } = useTranslation("photos");
	const { id, title, rules, votes_per, first_prize, second_prize, third_prize } = contest;
	const said = { title, rules, votes_per, first_prize, second_prize, third_prize };
	const { answer } = useFormAnswer(`${startForm.name}#${id}`);
	return (
		<details className="fold" open={answer !== undefined}>
			<summary>
				{t("contest.change")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<div className="stack">
				<EndpointForm form={startForm} instance={id} className="stack" values={{ ...said, ...days }}>
					<input type="hidden" name="contest_id" value={id} />
					<ContestFields />
					<div className="row-wrap">
						<SubmitButton form={startForm} instance={id} kind="main">
							{t("contest.saveIt")}
						</SubmitButton>
					</div>
				</EndpointForm>
				<EndpointForm form={removing}>
					<input type="hidden" name="contest_id" value={id} />
					<SubmitButton
						form={removing}
						icon="trash"
						kind="quiet"
						question={{
							title: t("contest.removeIt"),
							text: t("contest.removeText"),
							yes: t("contest.removeYes"),
							no: t("contest.removeNo"),
							isDestructive: true,
						}}
					>
						{t("contest.removeIt")}
					</SubmitButton>
				</EndpointForm>
			</div>
		</details>
	);
}
