/** The page on which a behavior is written, with a form for each language. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { languageNames } from "~/shell/language-names";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-behavior.server";

export { action, loader } from "./save-behavior.server";

export const meta = titleMeta;

/** The page. */
export default function SaveBehavior() {
	const { title, form, editions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("programs");
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: "/programs/behaviors", label: t("behaviors.title") }} />
			{editions.map(({ language, values }) => (
				<Card key={language} title={languageNames[language] ?? language}>
					<EndpointForm form={form} instance={language} className="stack" values={values}>
						<input type="hidden" name="language_code" value={language} />
						<FormField of={form.fields.name} />
						<FormField of={form.fields.glyph} isOptional={false} />
						<FormField of={form.fields.position} isOptional={false} hint={t("behaviors.positionHint")} />
						<FormField of={form.fields.is_active} hint={t("behaviors.isActiveHint")} />
						<div className="row-wrap">
							<SubmitButton form={form} instance={language} kind="main">
								{t("behaviors.save")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
			))}
		</div>
	);
}
