/** What is sent to other systems: whether it is measured what people like in the store, and with whom balances are synced. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./analytics.server";
import { SettingsPage } from "./settings-page";

export { action, loader } from "./analytics.server";

export const meta = titleMeta;

/** The page. */
export default function AnalyticsSettings() {
	const { settings, form, asksRate } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	const { measurement_id, usd_rate, currency } = settings;
	return (
		<SettingsPage part="analytics">
			<div className="page-narrow stack">
				<Card title={t("analytics.title")}>
					<EndpointForm form={form} className="stack" values={{ measurement_id, usd_rate }}>
						<p className="meta">{t("analytics.about")}</p>
						<FormField of={form.fields.measurement_id} autoComplete="off" hint={t("analytics.idHint")} />
						<FormField
							of={form.fields.api_secret}
							type="password"
							autoComplete="new-password"
							hint={t("analytics.secretHint")}
						/>
						{asksRate && <FormField of={form.fields.usd_rate} hint={t("analytics.rateHint", { currency })} />}
						<div className="row-wrap">
							<SubmitButton form={form} kind="main">
								{t("save")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
				<ClientSystem />
			</div>
		</SettingsPage>
	);
}

/** The client's own system of balances, which is asked before each checkout. */
function ClientSystem() {
	const { system, systemForm: form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	return (
		<Card title={t("clientSystem.title")}>
			<EndpointForm form={form} className="stack" values={system}>
				<p className="meta">{t("clientSystem.about")}</p>
				<FormField of={form.fields.url} autoComplete="off" hint={t("clientSystem.urlHint")} />
				<FormField
					of={form.fields.token}
					type="password"
					autoComplete="new-password"
					hint={t("clientSystem.tokenHint")}
				/>
				<div className="row-wrap">
					<SubmitButton form={form}>{t("save")}</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
