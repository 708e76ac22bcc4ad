/** What stands around every page: until when the platform is open, how the bars are arranged, and the links of the foot. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SaveBar } from "~/form/save-bar";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./frame.server";
import { LinksCard } from "./links/links-card";
import { NavbarCard } from "./navbar-card";
import { SettingsPage } from "./settings-page";

export { action, loader } from "./frame.server";

export const meta = titleMeta;

/** The page. */
export default function FrameSettings() {
	const { frame, navbar, foot_links, time_zone, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	return (
		<SettingsPage part="frame">
			<div className="page-narrow stack">
				<Card title={t("frame.banner")}>
					<EndpointForm form={form} className="stack" values={frame}>
						<FormField of={form.fields.access_ends_on} hint={t("frame.accessEndsHint", { zone: time_zone })} />
						<SaveBar>{t("save")}</SaveBar>
					</EndpointForm>
				</Card>
				<NavbarCard {...navbar} />
				<LinksCard list="foot" links={foot_links} title={t("foot.title")} hint={t("foot.hint")} none={t("foot.none")} />
			</div>
		</SettingsPage>
	);
}
