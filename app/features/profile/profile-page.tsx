/** What the pages of the profile share: the head, and the way to each of them. */
import type { ReactNode } from "react";
import { useFrame } from "~/shell/use-frame";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import "./profile.css";

/** The pages in order, by what each is called. */
const parts = {
	details: "/profile",
	security: "/profile/security",
	privacy: "/profile/privacy",
	addresses: "/profile/addresses",
	notifications: "/notifications/settings",
	signIns: "/profile/sign_ins",
} as const;

type Part = keyof typeof parts;

/** A page of the profile; who may not order has no addresses. */
export function ProfilePage({ part, children }: { part: Part; children: ReactNode }) {
	const { t } = useTranslation("profile");
	const { account, user } = useFrame();
	const mayRedeem = account.flags.redemptions_enabled === 1 && user?.disable_shop === 0;
	const shown = (Object.keys(parts) as Part[]).filter((name) => name !== "addresses" || mayRedeem);
	return (
		<div className="page-middle stack">
			<PageHead title={t("title")} subtitle={t("about")} />
			<Tabs
				label={t("title")}
				tabs={shown.map((name) => ({ href: parts[name], label: t(`parts.${name}`), isCurrent: name === part }))}
			/>
			{children}
		</div>
	);
}
