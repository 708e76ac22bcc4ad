/** The page on which a global filter is written: its name, its rules, and who may use it. */
import { useLoaderData } from "@remix-run/react";
import { RuleFields, RulePreview, RulesInWords } from "~/features/groups/index";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-filter.server";

export { action, loader } from "./save-filter.server";

export const meta = titleMeta;

/** The page. */
export default function SaveFilter() {
	const { title, filter, form, values, choices, rows } = useLoaderData<typeof loader>();
	const { t } = useTranslation("global-filters");
	const back = { href: "/global_filters", label: t("title") };
	if (filter?.is_own === 0)
		return (
			<div className="page-narrow stack">
				<PageHead title={title} subtitle={t("form.others")} back={back} />
				<Card className="stack-small">
					{filter.description && <p>{filter.description}</p>}
					<RulesInWords matching={filter.matching} rules={filter.rules} />
				</Card>
			</div>
		);
	return (
		<FormPage
			title={title}
			subtitle={t("form.subtitle")}
			back={back}
			before={filter && <About />}
			form={form}
			values={values}
			submit={t("form.save")}
			hasCards
		>
			<Card className="stack">
				<FormField of={form.fields.name} isFirst />
				<FormField of={form.fields.description} type="text" />
				<FormField of={form.fields.is_shared} hint={t("form.sharedHint")} />
			</Card>
			<RuleFields fields={form.fields} choices={choices} rows={rows} takesGroups />
			<RulePreview takesGroups submit={t("groups:preview.show")} />
		</FormPage>
	);
}

/** Why it is off, if it is, with its rules as they stand; and the way to be rid of it. */
function About() {
	const { filter } = useLoaderData<typeof loader>();
	const { t } = useTranslation("global-filters");
	if (!filter) return null;
	return (
		<>
			{filter.off_reason && (
				<Notice tone="bad">
					<p className="strong">{t(`states.${filter.off_reason}`)}</p>
					<p>{t("form.off")}</p>
					<RulesInWords matching={filter.matching} rules={filter.rules} />
				</Notice>
			)}
			<div>
				<ButtonLink kind="quiet" href={`/global_filters/${filter.id}/delete`} opens="dialog">
					{t("delete.link")}
				</ButtonLink>
			</div>
		</>
	);
}
