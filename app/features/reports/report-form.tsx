/** The form of one report: days, what narrows it, format, and the button that asks for it. */

import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { rangeOfYear } from "#workers/features/reports/rules/report-dates";
import type { FilterField } from "#workers/kernel/describe-filters";
import { textKey } from "#workers/kernel/names";
import { FilterControl } from "~/list/filter-fields";
import { SecureForm } from "~/shell/secure-form";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./reports.server";

type Data = Awaited<ReturnType<typeof loader>>;
type Chosen = NonNullable<Data["chosen"]>;
type Answer = Awaited<ReturnType<typeof action>>;

/** What the form needs of the screen; `posted` is the answer where no script ran. */
export type ReportFormProps = Pick<Data, "year" | "years" | "today" | "range" | "repeatKey"> & {
	chosen: Chosen;
	posted?: Answer;
};

/** The form's card. */
export function ReportForm({ chosen, posted, repeatKey, ...offer }: ReportFormProps) {
	const { t } = useTranslation("reports");
	const fetcher = useFetcher<typeof action>();
	const isBusy = fetcher.state !== "idle";
	const answer = (fetcher.data ?? posted) as Answer | undefined;
	return (
		<Card title={t(textKey(`reports:kinds.${chosen.report_type}.title`), chosen.report_type)}>
			<p className="meta report-about">{t(textKey(`reports:kinds.${chosen.report_type}.text`), "")}</p>
			<SecureForm className="stack" fetcher={fetcher} repeatKey={repeatKey}>
				<input type="hidden" name="report_type" value={chosen.report_type} />
				<ReportFields chosen={chosen} offer={offer} typed={answer?.typed} errors={errorsOf(answer)} />
				<div className="row-wrap">
					<Button kind="main" icon="download" isBusy={isBusy}>
						{t("download")}
					</Button>
					{isBusy && <LoadingIndicator />}
				</div>
				{!isBusy && <ServerMessage answer={answer} />}
			</SecureForm>
		</Card>
	);
}

type Offer = Omit<ReportFormProps, "chosen" | "posted" | "repeatKey">;
type Typed = Record<string, string> | undefined;

function ReportFields({
	chosen,
	offer,
	typed,
	errors,
}: {
	chosen: Chosen;
	offer: Offer;
	typed: Typed;
	errors: Errors;
}) {
	const { t } = useTranslation("reports");
	const days = chosen.filters.filter(({ kind }) => kind === "day");
	return (
		<div className="report-fields">
			{days.length > 0 && <DayFields days={days} offer={offer} typed={typed} errors={errors} />}
			{chosen.filters
				.filter(({ kind }) => kind !== "day")
				.map((field) => (
					<FilterControl
						key={field.name}
						field={field}
						value={typed?.[field.name] ?? ""}
						error={errors[field.name]?.[0]}
					/>
				))}
			<Field label={t("form.format")}>
				<Select
					name="format"
					defaultValue={typed?.format ?? "csv"}
					options={chosen.formats.map((value) => ({ value, label: t(`form.formats.${value}`) }))}
				/>
			</Field>
		</div>
	);
}

/** A year sets both days; each can be changed afterwards. */
function DayFields({
	days,
	offer,
	typed,
	errors,
}: {
	days: FilterField[];
	offer: Offer;
	typed: Typed;
	errors: Errors;
}) {
	const { t } = useTranslation("reports");
	const given = (name: "startDate" | "endDate") => typed?.[name] ?? offer.range[name];
	const [year, setYear] = useState(typed?.year ?? String(offer.year));
	const [range, setRange] = useState({ startDate: given("startDate"), endDate: given("endDate") });
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
				<span className="without-scripts">
					<Button name="intent" value="year">
						{t("form.applyYear")}
					</Button>
				</span>
			</div>
			{days.map(({ name, label }) => (
				<Field key={name} label={label} hint={t("form.inclusive")} error={errors[name]?.[0]}>
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

function ServerMessage({ answer }: { answer: Answer | undefined }) {
	if (answer && "message" in answer)
		return (
			<Notice tone="good" isLive>
				{answer.message}
			</Notice>
		);
	if (answer && "refusal" in answer)
		return (
			<Notice tone="warn" isLive>
				{answer.refusal?.resultMsg}
			</Notice>
		);
	return null;
}

type Errors = Record<string, string[]>;

function errorsOf(answer: Answer | undefined): Errors {
	return answer && "refusal" in answer ? (answer.refusal?.errors ?? {}) : {};
}
