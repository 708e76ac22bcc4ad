/** The levels of sales as their owner sets them: each with its amount and bonus, a new one, and the link on their card. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { DollarsNote } from "~/list/dollars-note";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { CatalogueTabs } from "./catalogue-tabs";
import type { loader } from "./levels.server";

export { action, loader } from "./levels.server";

export const meta = titleMeta;

const removing = "sales/remove-sale-level";

/** The page. */
export default function SaleLevels() {
	const { title, levels, mayAdd } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	return (
		<div className="stack">
			<div className="stack page-narrow">
				<PageHead title={title} subtitle={t("levels.subtitle")} />
				<CatalogueTabs current="/sales/levels" />
				<DollarsNote />
				{levels.map((level) => (
					<Card key={level.id} title={t("levels.level", { name: level.name })} className="stack-small">
						<LevelForm level={level} />
						<RemoveForm id={level.id} />
					</Card>
				))}
				{mayAdd ? (
					<Card title={t("levels.new")}>
						<LevelForm key={levels.length} />
					</Card>
				) : (
					<p>{t("levels.full")}</p>
				)}
				<DetailsForm />
			</div>
		</div>
	);
}

type ShownLevel = { id: number; name: string; alias: string; from_dollars: number; bonus_percent: number };

function LevelForm({ level }: { level?: ShownLevel }) {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const { fields } = form;
	const instance = level ? String(level.id) : "new";
	return (
		<EndpointForm form={form} instance={instance} className="stack" values={level}>
			<input type="hidden" name="sale_level_id" value={level?.id ?? ""} />
			<FormField of={fields.name} />
			<FormField of={fields.alias} />
			<FormField of={fields.from_dollars} />
			<FormField of={fields.bonus_percent} />
			<div className="row">
				<SubmitButton form={form} instance={instance} kind={level ? undefined : "main"}>
					{t(level ? "levels.save" : "levels.add")}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}

function RemoveForm({ id }: { id: number }) {
	const { t } = useTranslation("sales");
	const instance = String(id);
	const question = {
		...{ title: t("levels.removeTitle"), text: t("levels.removeText"), yes: t("levels.remove") },
		isDestructive: true,
	};
	return (
		<EndpointForm form={removing} instance={instance}>
			<input type="hidden" name="sale_level_id" value={id} />
			<SubmitButton form={removing} instance={instance} kind="destructive" question={question}>
				{t("levels.remove")}
			</SubmitButton>
		</EndpointForm>
	);
}

function DetailsForm() {
	const { detailsForm, details } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const { fields } = detailsForm;
	return (
		<Card title={t("levels.details")}>
			<EndpointForm form={detailsForm} className="stack" values={details}>
				<FormField of={fields.program_details_text} />
				<FormField of={fields.program_details_link} type="text" />
				<div className="row">
					<SubmitButton form={detailsForm}>{t("levels.detailsSave")}</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
