/** Everybody's menu: its order, what members see of it, and the account's own links in it. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SaveBar } from "~/form/save-bar";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { LinksCard } from "../links/links-card";
import { SettingsPage } from "../settings-page";
import type { loader } from "./menu.server";
import type { MenuRow } from "./menu-moves";
import { MenuPreview } from "./menu-preview";
import { MenuRows } from "./menu-rows";
import { useMenuRows } from "./use-menu-rows";

export { action, loader } from "./menu.server";

export const meta = titleMeta;

const saving = "settings/save-menu";

/** The page. */
export default function MenuSettings() {
	const { entries, menu_links } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	// What is saved, and links that come and go, begin the sorting anew.
	const standing = entries.map(({ key, label, display_order, is_shown }) => [key, label, display_order, is_shown]);
	return (
		<SettingsPage part="menu">
			<Sorting key={JSON.stringify(standing)} entries={entries} />
			<div className="page-narrow">
				<LinksCard list="menu" links={menu_links} title={t("menuPage.links")} none={t("menuPage.noLinks")} />
			</div>
		</SettingsPage>
	);
}

function Sorting({ entries }: { entries: MenuRow[] }) {
	const { t } = useTranslation("settings");
	const sorting = useMenuRows(entries);
	return (
		<div className="page-narrow stack">
			<MenuPreview rows={sorting.rows} />
			<Card title={t("menuPage.title")}>
				<EndpointForm form={saving} className="stack">
					<p className="soft">
						<span className="script-only">{t("menuPage.moveHint")} </span>
						{t("menuPage.hint")}
					</p>
					<MenuRows sorting={sorting} />
					<p className="meta">{t("menuPage.ownersHint")}</p>
					<SaveBar own={{ changes: sorting.changes(t("menuPage.orderOf")), discard: sorting.discard }}>
						{t("menuPage.save")}
					</SaveBar>
				</EndpointForm>
			</Card>
		</div>
	);
}
