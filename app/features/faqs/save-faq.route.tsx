/** The page on which a question is written, with a form for each language. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { languageNames } from "~/shell/language-names";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-faq.server";

export { action, loader } from "./save-faq.server";

export const meta = titleMeta;

/** The page. */
export default function SaveFaq() {
	const { title, form, editions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("faqs");
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: "/faqs", label: t("title") }} />
			{editions.map(({ language, values }) => (
				<Card key={language} title={languageNames[language] ?? language}>
					<EndpointForm form={form} instance={language} className="stack" values={values}>
						<input type="hidden" name="language_code" value={language} />
						<FormField of={form.fields.question} />
						<FormField of={form.fields.answer} rows={6} hint={t("form.answerHint")} />
						<FormField of={form.fields.topic} />
						<FormField of={form.fields.position} hint={t("form.positionHint")} />
						<FormField of={form.fields.is_published} />
						<div className="row-wrap">
							<SubmitButton form={form} instance={language} kind="main">
								{t("form.save")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
			))}
		</div>
	);
}
