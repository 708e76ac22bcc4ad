/** One event as those who look after it and its jury see it: what can be done, its categories, ties, and the nominees to be judged. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Radio } from "~/ui/choice";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./manage-jury.server";
import { NomineeCard } from "./nominee-card";
import { toneOf } from "./tone-of";
import "./nominations.css";

export { action, loader } from "./manage-jury.server";

export const meta = titleMeta;

/** The page. */
export default function ManageJury() {
	const { title, event, categories, category, mayEdit } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const address = `/employee_nominations/moderation/${event.id}`;
	const method = event.rounds[event.round - 1];
	const subtitle =
		event.status === "reviewing" && method
			? t("moderation.round", { round: event.round, rounds: event.rounds.length, method: t(`methods.${method}`) })
			: t("moderation.about", { date: event.closes, count: event.nomination_count });
	return (
		<div className="stack">
			<PageHead
				title={title}
				subtitle={subtitle}
				back={{ href: "/employee_nominations/moderation", label: t("moderation.title") }}
				actions={
					<>
						<Tag tone={toneOf(event.status)}>{t(`statuses.${event.status}`)}</Tag>
						{mayEdit && event.status === "draft" && (
							<ButtonLink icon="edit" href={`/employee_nominations/manage/${event.id}`}>
								{t("moderation.edit")}
							</ButtonLink>
						)}
						{event.status === "published" && (
							<ButtonLink href={`/employee_nominations/publications/${event.id}`}>
								{t("moderation.seePublished")}
							</ButtonLink>
						)}
					</>
				}
			/>
			<Changes />
			<Tabs
				label={t("form.categories")}
				tabs={categories.map(({ id, name, left_to_judge, waits }) => ({
					href: `${address}?category=${id}`,
					label: waits ? t("moderation.waits", { name }) : name,
					isCurrent: id === category.id,
					count: left_to_judge > 0 ? left_to_judge : undefined,
				}))}
			/>
			{category.is_tied === 1 && event.status === "reviewing" && <TieForm />}
			{category.chosen_reason && <p>{t("moderation.decided", { reason: category.chosen_reason })}</p>}
			{category.nominees.length === 0 ? (
				<EmptyState drawing="people" title={t("moderation.nobody")} />
			) : (
				category.nominees.map((nominee) => (
					<NomineeCard key={nominee.nominee_id} nominee={nominee} method={method ?? null} />
				))
			)}
		</div>
	);
}

const moving = "nominations/change-event";
const forward = ["open", "review", "finalise", "publish"] as const;
const asked = ["publish", "finalise", "delete"] as const;

/** Buttons for what can be done with the event now. */
function Changes() {
	const { changes } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	if (changes.length === 0) return null;
	const questionOf = (change: string) => {
		const known = asked.find((one) => one === change);
		if (!known) return undefined;
		return {
			title: t(`questions.${known}.title`),
			text: t(`questions.${known}.text`),
			yes: t(`changes.${known}`),
			isDestructive: known === "delete",
		};
	};
	return (
		<section className="row-wrap" aria-label={t("moderation.manage")}>
			{changes.map((change) => (
				<EndpointForm key={change} form={moving} instance={change}>
					<input type="hidden" name="change" value={change} />
					<SubmitButton
						form={moving}
						instance={change}
						kind={forward.some((one) => one === change) ? "main" : undefined}
						question={questionOf(change)}
					>
						{t(`changes.${change}`)}
					</SubmitButton>
				</EndpointForm>
			))}
		</section>
	);
}

/** Those who are level, and the reason why one of them wins. */
function TieForm() {
	const { tieForm: form, category } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	return (
		<Card title={t("moderation.tieTitle")}>
			<EndpointForm
				form={form}
				instance={category.id}
				className="stack"
				values={{ nominee_id: category.chosen_id ?? "", reason: category.chosen_reason ?? "" }}
			>
				<p>{t("moderation.tieText")}</p>
				<input type="hidden" name="category_id" value={category.id} />
				<FormGroup of={form.fields.nominee_id}>
					{category.nominees
						.filter(({ is_leading }) => is_leading === 1)
						.map(({ nominee_id, name }) => (
							<Radio
								key={nominee_id}
								name="nominee_id"
								value={nominee_id}
								label={name}
								defaultChecked={nominee_id === category.chosen_id}
								required
							/>
						))}
				</FormGroup>
				<FormField of={form.fields.reason} rows={3} />
				<div className="row">
					<SubmitButton form={form} instance={category.id} kind="main">
						{t("moderation.choose")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
