/** What the pages of the settings share: the head, and the way to each of them. */
import type { ReactNode } from "react";
import { SaveBarPlace } from "~/form/save-bar";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import "./settings.css";

/** The pages, by the part of their address. */
const parts = {
	"": "look",
	"/words": "words",
	"/menu": "menu",
	"/features": "features",
	"/sign_up": "sign_up",
	"/roles": "roles",
	"/frame": "frame",
	"/terms": "terms",
	"/limits": "limits",
	"/buy_points": "buy_points",
	"/points_expiry": "points_expiry",
	"/help": "help",
	"/problems": "problems",
	"/notifications": "notifications",
	"/analytics": "analytics",
	"/domains": "domains",
	"/sender": "sender",
} as const;

/** Props of a page; `actions` stand at the end of its head. */
type SettingsPageProps = { part: (typeof parts)[keyof typeof parts]; actions?: ReactNode; children: ReactNode };

/** A page of the settings. */
export function SettingsPage({ part, actions, children }: SettingsPageProps) {
	const { t } = useTranslation("settings");
	const tabs = Object.entries(parts).map(([path, name]) => ({
		href: `/settings${path}`,
		label: t(`tabs.${name}`),
		isCurrent: name === part,
	}));
	return (
		<div className="stack">
			<PageHead title={t("title")} subtitle={t(`about.${part}`)} actions={actions} />
			<div className="settings-parts">
				<Tabs label={t("title")} tabs={tabs} />
				<div className="stack">{children}</div>
			</div>
			<SaveBarPlace />
		</div>
	);
}
