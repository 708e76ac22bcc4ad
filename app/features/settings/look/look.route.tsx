/** The account's logo, names and colors, with what follows from them as they are picked. */
import { useLoaderData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { lookColors } from "#workers/features/settings/rules/look";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SaveBar } from "~/form/save-bar";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { SettingsPage } from "../settings-page";
import { LogoCard } from "./logo-card";
import type { loader } from "./look.server";
import { LookPreview } from "./look-preview";
import { MeasuredColor } from "./measured-color";

export { action, loader } from "./look.server";

export const meta = titleMeta;

export const handle = { takesFiles: "settings/save-logo" };

/** The page. */
export default function Look() {
	const { look, logo, form, logoForm, removal } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	const [shown, setShown] = useState(look);
	const pick = ({ target }: FormEvent<HTMLFormElement>) => {
		const { name, value } = target as HTMLInputElement;
		setShown((before) => ({ ...before, [name]: value }));
	};
	return (
		<SettingsPage part="look">
			<div className="split">
				<div className="stack">
					<LogoCard logo={logo} saved={logoForm} removed={removal} />
					<Card title={t("look.title")}>
						<EndpointForm form={form} className="stack" values={look} onInput={pick}>
							<FormField of={form.fields.company_name} autoComplete="organization" />
							<FormField of={form.fields.platform_name} hint={t("look.platformHint")} />
							<FormField of={form.fields.account_logo_url} type="url" hint={t("logo.linkHint")} />
							<div className="look-colors">
								{lookColors.map((name) => (
									<div key={name}>
										<FormField of={form.fields[name]} type="color" hint={t(`look.hints.${name}`)} />
										<MeasuredColor name={name} look={shown} />
									</div>
								))}
							</div>
							<SaveBar>{t("save")}</SaveBar>
						</EndpointForm>
					</Card>
				</div>
				<LookPreview look={shown} />
			</div>
		</SettingsPage>
	);
}
