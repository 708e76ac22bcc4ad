/** The form of one report: days, what narrows it, format, and the button that asks for it. */
import { useState } from "react";
import { rangeOfYear } from "#workers/features/reports/rules/report-dates";
import type { FilterField } from "#workers/kernel/describe-filters";
import { textKey } from "#workers/kernel/names";
import { EndpointForm } from "~/form/endpoint-form";
import type { FormAnswer } from "~/form/form-answer";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { TitleBarControl } from "~/list/title-bar-control";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import { GroupSearchForm, ReportGroups } from "./report-groups";
import type { loader } from "./reports.server";

type Data = Awaited<ReturnType<typeof loader>>;
type Chosen = NonNullable<Data["chosen"]>;

/** What the form needs of the screen. */
export type ReportFormProps = Pick<
	Data,
	"groups" | "begins" | "year" | "years" | "today" | "range" | "form" | "maySchedule"
> & {
	chosen: Chosen;
};

/** The form's card. */
export function ReportForm({ chosen, form, maySchedule, groups, ...offer }: ReportFormProps) {
	const { t } = useTranslation("reports");
	const { fields } = form;
	return (
		<Card title={t(textKey(`reports:kinds.${chosen.report_type}.title`), chosen.report_type)}>
			<p className="meta report-about">{t(textKey(`reports:kinds.${chosen.report_type}.text`), "")}</p>
			<EndpointForm
				form={form}
				instance={chosen.report_type}
				values={{ format: chosen.formats[0] }}
				className="stack report-form"
				stays
				hidesProblems
			>
				<input type="hidden" name="report_type" value={chosen.report_type} />
				{chosen.is_download_only && <Notice>{t("downloadOnly")}</Notice>}
				<div className="report-fields">
					<Filters filters={chosen.filters} offer={offer} />
					<FormField
						of={fields.format}
						isOptional={false}
						options={fields.format.options?.filter(({ value }) => chosen.formats.some((format) => format === value))}
					/>
				</div>
				{groups && <ReportGroups groups={groups} />}
				<Sending form={form} instance={chosen.report_type} schedules={maySchedule} />
			</EndpointForm>
			{groups && <GroupSearchForm report_type={chosen.report_type} />}
		</Card>
	);
}

function Sending({ schedules, ...props }: { form: Data["form"]; instance: string; schedules: boolean }) {
	const { isBusy, answer } = useFormScope();
	const { t } = useTranslation("reports");
	const said = answer?.refusal?.resultMsg ?? answer?.message;
	return (
		<>
			<div className="row-wrap">
				<SubmitButton {...props} kind="main" icon="download">
					{t("download")}
				</SubmitButton>
				{schedules && (
					<Button name="schedule" value="1" icon="calendar">
						{t("schedules.link")}
					</Button>
				)}
				{isBusy && <LoadingIndicator />}
			</div>
			{!isBusy && said && (
				<Notice tone={answer?.refusal ? "warn" : "good"} isLive>
					{said}
				</Notice>
			)}
		</>
	);
}

type Offer = Omit<ReportFormProps, "chosen" | "groups" | "form" | "maySchedule">;

function Filters({ filters, offer }: { filters: Chosen["filters"]; offer: Offer }) {
	const { problems, valuesOf } = useFormScope();
	const days = filters.filter(isOfRange);
	return (
		<>
			{days.length > 0 && <DayFields days={days} offer={offer} />}
			{filters
				.filter((field) => !isOfRange(field) && field.kind !== "suggested")
				.map((field) => (
					<TitleBarControl
						key={field.name}
						field={field}
						value={valuesOf(field.kind === "search" ? "search" : field.name)?.at(-1) ?? offer.begins[field.name] ?? ""}
						error={problems[field.name]?.[0]}
					/>
				))}
		</>
	);
}

/** One of the two days that every report in time begins with; other days are fields like any. */
function isOfRange({ name }: FilterField): boolean {
	return name === "startDate" || name === "endDate";
}

/** A year sets both days; each can be changed afterwards. */
function DayFields({ days, offer }: { days: FilterField[]; offer: Offer }) {
	const { t } = useTranslation("reports");
	const { problems, valuesOf, answer } = useFormScope();
	const ofYear = (answer as FormAnswer<{ range?: Offer["range"] }> | undefined)?.data?.range;
	const given = (name: "startDate" | "endDate") => ofYear?.[name] ?? valuesOf(name)?.at(-1) ?? offer.range[name];
	const [year, setYear] = useState(valuesOf("year")?.at(-1) ?? String(offer.year));
	const [range, setRange] = useState({ startDate: given("startDate"), endDate: given("endDate") });
	// It would be the form's first button, which Enter presses.
	const isScripted = useIsScripted();
	const chooseYear = (chosen: string) => {
		setYear(chosen);
		setRange(rangeOfYear(Number(chosen), offer.today));
	};
	return (
		<>
			<div className="report-year">
				<Field label={t("form.year")} hint={t("form.yearHint")}>
					<Select
						name="year"
						value={year}
						onChange={(event) => chooseYear(event.currentTarget.value)}
						options={offer.years.map((value) => ({ value: String(value), label: String(value) }))}
					/>
				</Field>
				{!isScripted && (
					<span className="without-scripts">
						<Button name="apply_year" value="1">
							{t("form.applyYear")}
						</Button>
					</span>
				)}
			</div>
			{days.map(({ name, label }) => (
				<Field key={name} label={label} hint={t("form.inclusive")} error={problems[name]?.[0]}>
					<TextInput
						type="date"
						name={name}
						value={range[name as keyof typeof range]}
						onChange={(event) => setRange({ ...range, [name]: event.currentTarget.value })}
					/>
				</Field>
			))}
		</>
	);
}
