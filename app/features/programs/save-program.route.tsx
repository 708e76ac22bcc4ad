/** The page on which a program is written: what it is, who may give, how many points, for which behaviors, what members see. */
import { useLoaderData } from "@remix-run/react";
import { FileField } from "~/form/file-field";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { ProgramBadge } from "~/ui/ornament";
import { PageHead } from "~/ui/page-head";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-program.server";
import "./programs.css";

export { action, loader } from "./save-program.server";

export const meta = titleMeta;

export const handle = { takesFiles: "programs/ao-update-program-details" };

/** The page. */
export default function SaveProgram() {
	const { title, program, form, choices, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const up = program
		? { href: `/programs/detail/${program.id}`, label: program.name }
		: { href: "/programs", label: t("title") };
	if (choices.budgets.length === 0)
		return (
			<div className="page-narrow stack">
				<PageHead title={title} back={up} />
				<NoBudget />
			</div>
		);
	return (
		<FormPage
			title={title}
			subtitle={t(program ? "owners.form.changeHint" : "owners.form.newHint")}
			back={up}
			form={form}
			values={values}
			submit={t(program ? "owners.form.save" : "owners.form.make")}
			encType="multipart/form-data"
			hasCards
		>
			<About />
			<Picture />
			<Givers />
			<Points />
			<Behaviors />
			<Approval />
			<Seen />
		</FormPage>
	);
}

function NoBudget() {
	const { t } = useTranslation("programs");
	return (
		<EmptyState
			drawing="program"
			title={t("owners.form.noBudget")}
			action={
				<ButtonLink kind="main" href="/budgets/new">
					{t("owners.form.makeBudget")}
				</ButtonLink>
			}
		>
			{t("owners.form.noBudgetText")}
		</EmptyState>
	);
}

function About() {
	const { form, choices } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const words = usePointsWords();
	const { fields } = form;
	const budgets = choices.budgets.map(({ id, name, points_remaining }) => ({
		value: String(id),
		label: t("owners.form.budgetLeft", { name, points: words.figure(points_remaining) }),
	}));
	return (
		<Card title={t("owners.form.about")} className="stack">
			<FormField of={fields.name} isFirst />
			<FormField of={fields.description} hint={t("owners.form.descriptionHint")}>
				<TextArea rows={3} />
			</FormField>
			<FormField of={fields.glyph} isOptional={false} />
			<FormField of={fields.budget_id} options={budgets} hint={t("owners.form.budgetHint")} />
			<div className="program-amounts">
				<FormField of={fields.from_date} isOptional={false} type="date" />
				<FormField of={fields.to_date} type="date" hint={t("owners.form.toHint")} />
			</div>
		</Card>
	);
}

function Picture() {
	const { form, program } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	return (
		<Card title={t("owners.form.picture")} className="stack">
			{program?.image && <ProgramBadge image_url={program.image} programId={program.id} sizePx={96} />}
			<FileField label={t("owners.form.picture")} hint={t("owners.form.pictureHint")} accept="image/png,image/jpeg" />
			<p className="meta">{t("settings:logo.rights")}</p>
			{program?.image && <FormField of={form.fields.removes_picture} />}
		</Card>
	);
}

function Givers() {
	const { form, choices } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const groups = choices.groups.map(({ id, name }) => ({ value: String(id), label: name }));
	return (
		<Card title={t("owners.form.givers")} className="stack">
			<p className="soft">{t("owners.form.giversHint")}</p>
			<FormField of={form.fields.giver_roles} layout="chips" />
			{groups.length > 0 && <FormField of={form.fields.giver_group_ids} options={groups} layout="chips" />}
		</Card>
	);
}

function Points() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const { fields } = form;
	return (
		<Card title={t("owners.form.amounts")} className="stack">
			<FormField of={fields.is_non_monetary} hint={t("owners.form.nonMonetaryHint")} />
			<FormField of={fields.points} hint={t("owners.form.pointsHint")} />
			<div className="program-amounts">
				<FormField of={fields.min_points} />
				<FormField of={fields.max_points} />
				<FormField of={fields.points_increment} isOptional={false} />
			</div>
			<p className="hint">{t("owners.form.rangeHint")}</p>
		</Card>
	);
}

function Behaviors() {
	const { form, choices } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	if (choices.behaviors.length === 0)
		return (
			<Card title={t("owners.form.behaviors")} className="stack">
				<p className="soft">{t("owners.form.noBehaviors")}</p>
				<Anchor className="link hit" href="/programs/behaviors">
					{t("owners.form.makeBehaviors")}
				</Anchor>
			</Card>
		);
	const options = choices.behaviors.map(({ id, name }) => ({ value: String(id), label: name }));
	return (
		<Card title={t("owners.form.behaviors")} className="stack">
			<FormField of={form.fields.behavior_ids} options={options} hint={t("owners.form.behaviorsHint")} />
			<FormField of={form.fields.is_behavior_required} />
		</Card>
	);
}

function Approval() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const { fields } = form;
	return (
		<Card title={t("owners.form.approval")} className="stack">
			<FormField of={fields.issuance_approval_needed} hint={t("owners.form.approvalHint")} />
			<FormField of={fields.two_step_approval_needed} hint={t("owners.form.twoStepHint")} />
			<FormField of={fields.issuance_approval_emails} hint={t("owners.form.approversHint")} rows={2} />
			<FormField of={fields.takes_claims} hint={t("owners.form.claimsHint")} />
			<FormField of={fields.justification_required} hint={t("owners.form.justificationHint")} />
		</Card>
	);
}

function Seen() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	const { fields } = form;
	return (
		<Card title={t("owners.form.seen")} className="stack">
			<FormField of={fields.display_program} hint={t("owners.form.displayHint")} />
			<FormField of={fields.display_dates} />
			<FormField of={fields.hide_in_search_autosuggest} />
		</Card>
	);
}
