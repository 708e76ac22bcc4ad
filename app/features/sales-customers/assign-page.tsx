/** Asks which sales rep the selected customers get, and then, by name, whether they are to be changed. */
import { Form } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Select } from "~/ui/select";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./bulk-action.server";

type Data = Awaited<ReturnType<typeof loader>>;

/** The page. */
export function AssignPage({ data }: { data: Data }) {
	const { title, back, rep } = data;
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={back} />
			<Card>{rep ? <Confirmation data={data} name={rep.label} value={rep.value} /> : <Choice data={data} />}</Card>
		</div>
	);
}

/** The choice; a plain form that leads to the question. */
function Choice({ data: { text, choices } }: { data: Data }) {
	const { t } = useTranslation("sales-customers");
	const reps = choices.dsr_id ?? [];
	if (reps.length === 0) return <p>{t("assign.noReps")}</p>;
	return (
		<Form method="get" className="stack">
			<p>{text}</p>
			<Field label={t("assign.dsr_id")}>
				<Select name="dsr_id" options={reps} placeholder={t("assign.choose")} required />
			</Field>
			<div>
				<Button kind="main">{t("assign.next")}</Button>
			</div>
		</Form>
	);
}

/** The question, with the button off while nobody is selected. */
function Confirmation({ data, name, value }: { data: Data; name: string; value: string }) {
	const { t } = useTranslation("sales-customers");
	const { form, count, selection_version, back, yes } = data;
	return (
		<EndpointForm form={form} className="stack">
			<input type="hidden" name="selection_version" value={selection_version} />
			<input type="hidden" name="dsr_id" value={value} />
			<p className="strong">{t("assign.question", { name })}</p>
			{count === 0 ? <Notice tone="warn">{t("assign.nothing")}</Notice> : <p>{t("assign.count", { count })}</p>}
			<FormFoot form={form} back={back.href} cancel={t("assign.no")} disabled={count === 0}>
				{yes}
			</FormFoot>
		</EndpointForm>
	);
}
