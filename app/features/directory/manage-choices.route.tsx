/** What of oneself colleagues see in the directory, and for owners what it shows of everybody. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./manage-choices.server";

export { action, loader } from "./manage-choices.server";

export const meta = titleMeta;

/** The page. */
export default function DirectoryChoices() {
	const { title, ownForm, allForm, fields, shown, unpicked } = useLoaderData<typeof loader>();
	const { t } = useTranslation("directory");
	return (
		<div className="stack page-narrow">
			<PageHead title={title} back={{ href: "/directory", label: t("title") }} />
			<Card title={t("choices.own")}>
				<EndpointForm form={ownForm} className="stack" values={{ shown }}>
					<FormField of={ownForm.fields.shown} hint={t("choices.ownHint")} />
					{unpicked && <p className="meta">{t("choices.unpicked", { fields: unpicked })}</p>}
					<div className="row">
						<SubmitButton form={ownForm} kind="main">
							{t("choices.save")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</Card>
			{allForm && (
				<Card title={t("choices.all")}>
					<EndpointForm form={allForm} className="stack" values={{ fields }}>
						<FormField of={allForm.fields.fields} hint={t("choices.allHint")} />
						<div className="row">
							<SubmitButton form={allForm} kind="main">
								{t("choices.save")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
			)}
		</div>
	);
}
