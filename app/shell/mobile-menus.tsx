/** What a phone has in the place of the menu bar: a menu that slides out, and the bar at the bottom. */
import type { ReactNode } from "react";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink, IconButton } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { currentHref, type NavItem } from "~/ui/rules/navigation";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { FrameProps } from "./frame-props";
import { FoldedEntry, KeptMenu, LogOutEntry } from "./menus";
import { UserLinks } from "./top-bar";
import { useBalances } from "./use-balances";

/** The slide-out menu: profile strip, shop, cart, certificate, all entries, the user's own links. */
export function SlideOutMenu({ frame, children }: { frame: FrameProps; children: ReactNode }) {
	const { t } = useTranslation("common");
	const { user, links } = frame;
	return (
		<nav id="menu" className="drawer menu-list" popover="auto" aria-label={t("frame.menu")}>
			<div className="between">
				<div className="who">
					<Avatar name={user.name} image_url={user.image_url} sizePx={48} />
					<div>
						<p className="strong">{user.name}</p>
						{user.title && <p className="meta">{user.title}</p>}
					</div>
				</div>
				<IconButton icon="close" label={t("frame.closeMenu")} popovertarget="menu" popovertargetaction="hide" />
			</div>
			<Balances frame={frame} />
			{links.shop && (
				<ButtonLink isFull icon="bag" href={links.shop}>
					{links.shopLabel ?? t("frame.shop")}
				</ButtonLink>
			)}
			{links.cart && (
				<Anchor href={links.cart} aria-current={frame.currentPath === links.cart ? "page" : undefined}>
					<Icon name="cart" />
					{t("frame.cart")}
					{frame.counts?.cart ? <Tag tone="main">{frame.counts.cart}</Tag> : null}
				</Anchor>
			)}
			{children}
			<hr />
			<UserLinks frame={frame} certificate={links.claimOnPhone} />
			<LogOutEntry logOut={frame.logOut} />
		</nav>
	);
}

/** The entries of the member's menu; what has children unfolds. */
export function FoldedMenu({ nav, currentPath }: { nav: NavItem[]; currentPath: string }) {
	const current = currentHref(nav, currentPath);
	return (
		<KeptMenu of="folded" entries={nav} current={current}>
			{nav.map((item) => (
				<FoldedEntry key={item.key} item={item} current={current} />
			))}
		</KeptMenu>
	);
}

function Balances({ frame }: { frame: FrameProps }) {
	const balances = useBalances(frame);
	if (balances.length === 0) return null;
	return (
		<dl className="figures">
			{balances.map(({ term, figure }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{figure}</dd>
				</div>
			))}
		</dl>
	);
}

/** The bar at the bottom of a phone; only what is built is in it. */
export function TabBar({ frame }: { frame: FrameProps }) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	const { links, currentPath } = frame;
	const entries: { href?: string; icon: IconName; label: string; isLoud?: boolean }[] = [
		{ href: links.home, icon: "home", label: t("frame.home") },
		{ href: links.shop, icon: "bag", label: links.shopLabel ?? t("frame.shop") },
		{ href: links.recognize, icon: "award", label: t("frame.recognize"), isLoud: true },
		{ href: links.wishList, icon: "heart", label: t("frame.wishList") },
		{ href: links.points, icon: "wallet", label: words.label },
	];
	const shown = entries.filter((entry) => entry.href);
	const current = currentHref(shown, currentPath);
	return (
		<nav className="tab-bar" aria-label={t("frame.shortcuts")}>
			{shown.map((entry) => (
				<Anchor key={entry.icon} href={entry.href ?? ""} aria-current={entry.href === current ? "page" : undefined}>
					{entry.isLoud ? (
						<b>
							<Icon name={entry.icon} size="large" />
						</b>
					) : (
						<Icon name={entry.icon} size="large" />
					)}
					<span className="cut">{entry.label}</span>
				</Anchor>
			))}
		</nav>
	);
}
