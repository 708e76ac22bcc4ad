/** What people of the account are told by default, and what they may choose themselves, by kind. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./notification-rules.server";
import { SettingsPage } from "./settings-page";

export { action, loader } from "./notification-rules.server";

export const meta = titleMeta;

/** The page. */
export default function NotificationRules() {
	const { kinds, form, options } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	return (
		<SettingsPage part="notifications">
			<div className="stack page-narrow">
				{kinds.map(({ kind, label, mail, bell }) => (
					<Card key={kind} title={label}>
						<EndpointForm form={form} instance={kind} className="stack" values={{ mail, bell }}>
							<input type="hidden" name="kind" value={kind} />
							{bell && <FormField of={form.fields.bell} options={options} isOptional={false} />}
							{mail && <FormField of={form.fields.mail} options={options} isOptional={false} />}
							<div className="row">
								<SubmitButton form={form} instance={kind}>
									{t("save")}
								</SubmitButton>
							</div>
						</EndpointForm>
					</Card>
				))}
			</div>
		</SettingsPage>
	);
}
