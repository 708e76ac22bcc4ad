/** The account's own bounds. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SaveBar } from "~/form/save-bar";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./limits.server";
import { SettingsPage } from "./settings-page";

export { action, loader } from "./limits.server";

export const meta = titleMeta;

const names = ["recognitions_a_day", "recipients_a_day", "days_items_are_new", "second_confirmation_above"] as const;

/** The page. */
export default function LimitsSettings() {
	const { own, usual, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	const { figure } = usePointsWords();
	const hintOf = (value: number | null) =>
		value === null ? t("limits.usualNone") : t("limits.usual", { value: figure(value) });
	return (
		<SettingsPage part="limits">
			<div className="page-narrow stack">
				<Card title={t("limits.title")}>
					<EndpointForm form={form} className="stack" values={own}>
						{names.map((name) => (
							<FormField
								key={name}
								of={form.fields[name]}
								hint={`${t(`limits.${name}.hint`)} ${hintOf(usual[name])}`}
							/>
						))}
						<SaveBar>{t("save")}</SaveBar>
					</EndpointForm>
				</Card>
			</div>
		</SettingsPage>
	);
}
