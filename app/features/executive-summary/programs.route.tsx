/** Which programs are Spotlight and Gratitude Tree, for account owners. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./programs.server";

export { action, loader } from "./programs.server";

export const meta = titleMeta;

/** The page. */
export default function ExecutivePrograms() {
	const { title, form, programs, withoutPoints, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("executive-summary");
	const { fields } = form;
	return (
		<div className="stack page-narrow">
			<PageHead
				title={title}
				subtitle={t("settings.subtitle")}
				back={{ href: "/executive_summary", label: t("title") }}
			/>
			<Card>
				<EndpointForm form={form} className="stack" values={values}>
					<FormField
						of={fields.spotlight_program_id}
						options={programs}
						choosePlaceholder={t("settings.none")}
						hint={t("settings.spotlightHint")}
					/>
					<FormField
						of={fields.gratitude_tree_program_id}
						options={withoutPoints}
						choosePlaceholder={t("settings.none")}
						hint={t("settings.gratitudeHint")}
					/>
					<div className="row">
						<SubmitButton form={form} kind="main">
							{t("settings.save")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</Card>
			<p>
				{t("settings.allocate")} <Anchor href="/members">{t("settings.toMembers")}</Anchor>
			</p>
		</div>
	);
}
