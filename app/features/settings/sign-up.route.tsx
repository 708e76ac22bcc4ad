/** Who may sign up by themselves, and whether somebody lets them in. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SaveBar } from "~/form/save-bar";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { SettingsPage } from "./settings-page";
import type { loader } from "./sign-up.server";

export { action, loader } from "./sign-up.server";

export const meta = titleMeta;

/** The page. */
export default function SignUpSettings() {
	const { form, values, address } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sign-up");
	const { t: say } = useTranslation("settings");
	const { fields } = form;
	return (
		<SettingsPage part="sign_up">
			<div className="page-narrow stack">
				<Card title={t("settings.title")}>
					<EndpointForm form={form} className="stack" values={values}>
						<FormField of={fields.custom_user_sign_up_enabled} hint={t("settings.enabledHint")} />
						<FormField of={fields.sign_up_domains} rows={3} hint={t("settings.domainsHint")} />
						<FormField of={fields.signup_moderation} hint={t("settings.moderationHint")} />
						<p className="meta">{t("settings.address", { address })}</p>
						<SaveBar>{say("save")}</SaveBar>
					</EndpointForm>
				</Card>
			</div>
		</SettingsPage>
	);
}
