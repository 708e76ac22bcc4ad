/** The form of an event: what it is about, its categories with their own questions, rounds, jury, and what winners get. */
import { useLoaderData } from "@remix-run/react";
import {
	maxCategories,
	maxCategoryNameLength,
	maxLineLength,
	maxQuestions,
	maxRounds,
	methods,
} from "#workers/features/nominations/rules/event";
import { FormField, FormGroup } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { useFormScope } from "~/form/form-scope";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Checkbox } from "~/ui/choice";
import { Field, FieldGroup } from "~/ui/field";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./manage-event.server";
import "./nominations.css";

export { action, loader } from "./manage-event.server";

export const meta = titleMeta;

const shownAtFirst = 3;

/** The page. */
export default function ManageEvent() {
	const { title, form, values, id, budgets } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const { areHidden } = usePointsWords();
	const { fields } = form;
	const back = id
		? { href: `/employee_nominations/moderation/${id}`, label: values.name }
		: { href: "/employee_nominations/moderation", label: t("moderation.title") };
	return (
		<FormPage
			title={title}
			subtitle={t("form.subtitle")}
			back={back}
			form={form}
			values={values}
			submit={t("form.save")}
		>
			<FormField of={fields.name} isFirst={!id} />
			<FormField of={fields.description} rows={3} />
			<Closes />
			<Categories />
			<Rounds />
			<Jury />
			{!areHidden && (
				<>
					<FormField of={fields.points} isOptional={false} />
					<FormField of={fields.budget_id} options={budgets} choosePlaceholder={t("form.noBudget")} />
				</>
			)}
		</FormPage>
	);
}

function Closes() {
	const { form, zone } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const { valuesOf } = useFormScope();
	return (
		<FormGroup of={form.fields.closes_at} hint={t("form.zone", { zone })}>
			<div className="row-wrap">
				<Field label={t("form.day")}>
					<TextInput type="date" name="day" defaultValue={valuesOf("day")?.at(-1)} required />
				</Field>
				<Field label={t("form.hour")}>
					<TextInput type="time" name="hour" defaultValue={valuesOf("hour")?.at(-1)} required />
				</Field>
			</div>
		</FormGroup>
	);
}

/** Three categories in sight, three more behind a line; those without a name do not count. */
function Categories() {
	const { t } = useTranslation("nominations");
	const { valuesOf, problems, id } = useFormScope();
	const given = (valuesOf("category_name") ?? []).filter(Boolean).length;
	const one = (at: number) => (
		<fieldset key={at} className="field stack nomination-category">
			<legend className="strong">{t("form.category", { count: at + 1 })}</legend>
			<Field label={t("form.categoryName")} isOptional={at > 0}>
				<TextInput
					name="category_name"
					defaultValue={valuesOf("category_name")?.[at]}
					maxLength={maxCategoryNameLength}
				/>
			</Field>
			<Field label={t("form.categoryAbout")} isOptional>
				<TextInput name="category_about" defaultValue={valuesOf("category_about")?.[at]} maxLength={maxLineLength} />
			</Field>
			<Field label={t("form.categoryQuestions")} isOptional>
				<TextArea
					name="category_questions"
					rows={2}
					defaultValue={valuesOf("category_questions")?.[at]}
					maxLength={(maxLineLength + 1) * maxQuestions}
				/>
			</Field>
		</fieldset>
	);
	return (
		<FieldGroup
			legend={t("form.categories")}
			hint={t("form.categoriesHint")}
			id={`${id}-categories`}
			error={problems.categories?.[0]}
		>
			{Array.from({ length: shownAtFirst }, (_, at) => one(at))}
			<details open={given > shownAtFirst}>
				<summary className="link hit">{t("form.more")}</summary>
				<div className="stack">
					{Array.from({ length: maxCategories - shownAtFirst }, (_, at) => one(at + shownAtFirst))}
				</div>
			</details>
		</FieldGroup>
	);
}

/** How the jury judges, round by round; the first one is always there. */
function Rounds() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const { valuesOf } = useFormScope();
	const options = methods.map((value) => ({ value, label: t(`methods.${value}`) }));
	return (
		<FormGroup of={form.fields.rounds} hint={t("form.roundsHint")}>
			{Array.from({ length: maxRounds }, (_, at) => (
				<Field key={at} label={t("form.round", { count: at + 1 })}>
					<Select
						name="rounds"
						defaultValue={valuesOf("rounds")?.[at] ?? ""}
						options={at === 0 ? options : [{ value: "", label: t("form.none") }, ...options]}
					/>
				</Field>
			))}
		</FormGroup>
	);
}

function Jury() {
	const { form, jurors } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	const { valuesOf } = useFormScope();
	const chosen = valuesOf("juror_ids") ?? [];
	return (
		<FormGroup of={form.fields.juror_ids} hint={t("form.juryHint")}>
			<input type="hidden" name="juror_ids" value="" />
			{jurors.map(({ id, name }) => (
				<Checkbox key={id} name="juror_ids" value={id} label={name} defaultChecked={chosen.includes(String(id))} />
			))}
		</FormGroup>
	);
}
