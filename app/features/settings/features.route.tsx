/** The account's switches by what they change, each with a sentence. */
import { useLoaderData } from "@remix-run/react";
import { type SwitchGroup, switchGroups } from "#workers/features/settings/rules/switches";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SaveBar } from "~/form/save-bar";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./features.server";
import { SettingsPage } from "./settings-page";

export { action, loader } from "./features.server";

export const meta = titleMeta;

const groups = Object.keys(switchGroups) as SwitchGroup[];

/** The page. */
export default function Features() {
	const { flags, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	return (
		<SettingsPage part="features">
			<EndpointForm form={form} className="stack page-narrow" values={flags}>
				{groups.map((group) => (
					<Card key={group} title={t(`groups.${group}`)}>
						<div className="stack">
							{switchGroups[group].map((name) => (
								<FormField key={name} of={form.fields[name]} hint={t(`switches.${name}.hint`)} />
							))}
						</div>
					</Card>
				))}
				<SaveBar>{t("save")}</SaveBar>
			</EndpointForm>
		</SettingsPage>
	);
}
