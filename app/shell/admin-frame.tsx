/** The frame around an account owner's screens: a left navigation, and the same as a slide-out menu on a phone. */

import { AccountDisplayProvider } from "~/ui/account-display";
import { IconButton, IconLink } from "~/ui/button";
import { PageSlotContext } from "~/ui/page-head";
import { currentHref, type NavSection } from "~/ui/rules/navigation";
import { useTranslation } from "~/ui/texts";
import { ToastRegion } from "~/ui/toast";
import { Foot } from "./foot";
import type { AdminFrameProps } from "./frame-props";
import { FramingContext } from "./framing";
import { LogoLink } from "./logo";
import { KeptMenu, MenuHeading, MenuLink } from "./menus";
import { SlideOutMenu } from "./mobile-menus";
import { SkipLink } from "./skip-link";
import { BellLink, CartLink, SearchButton, SearchOverBar, UserMenu } from "./top-bar";

/** Skip link, banner, top bar, left navigation, the screen and the footer. */
export function AdminFrame(props: AdminFrameProps) {
	const { account, nav, currentPath, children } = props;
	const { t } = useTranslation("common");
	return (
		<AccountDisplayProvider value={account}>
			<SkipLink />
			<ToastRegion initial={props.toasts}>
				<div className="frame admin">
					{props.banner && (
						<aside className="banner" aria-label={t("frame.banner")}>
							{props.banner}
						</aside>
					)}
					<AdminBar frame={props} />
					<SlideOutMenu frame={props}>
						{props.globalFilter}
						<SideLinks nav={nav} currentPath={currentPath} />
					</SlideOutMenu>
					<nav className="admin-side" aria-label={t("frame.administration")}>
						<div className="menu-list dense">
							<SideLinks nav={nav} currentPath={currentPath} />
						</div>
					</nav>
					<main className="page" id="main" tabIndex={-1}>
						<FramingContext.Provider value={true}>
							<PageSlotContext.Provider value={account.company_name}>{children}</PageSlotContext.Provider>
						</FramingContext.Provider>
					</main>
					<Foot frame={props} />
				</div>
			</ToastRegion>
		</AccountDisplayProvider>
	);
}

function AdminBar({ frame }: { frame: AdminFrameProps }) {
	const { t } = useTranslation("common");
	const { links, counts } = frame;
	return (
		<header className="bar">
			<div className="bar-inside">
				<IconButton className="burger" icon="menu" iconSize="large" label={t("frame.menu")} popovertarget="menu" />
				<LogoLink account={frame.account} home={links.home} />
				{frame.search && <div className="bar-search wide-only">{frame.search("bar")}</div>}
				<span className="bar-space wide-only" />
				{frame.globalFilter && <div className="wide-only">{frame.globalFilter}</div>}
				{frame.search && <SearchButton className="mobile-only" />}
				{links.notifications && <BellLink href={links.notifications} count={counts?.notifications} />}
				{links.settings && (
					<IconLink
						className="wide-only"
						icon="sliders"
						iconSize="large"
						label={t("frame.settings")}
						href={links.settings}
					/>
				)}
				{links.faq && (
					<IconLink className="wide-only" icon="help" iconSize="large" label={t("frame.faq")} href={links.faq} />
				)}
				{links.cart && <CartLink href={links.cart} count={counts?.cart} />}
				<UserMenu frame={frame} />
			</div>
			{frame.search && <SearchOverBar>{frame.search("phone")}</SearchOverBar>}
		</header>
	);
}

function SideLinks({ nav, currentPath }: { nav: NavSection[]; currentPath: string }) {
	const current = currentHref(
		nav.flatMap(({ items }) => items),
		currentPath,
	);
	return (
		<KeptMenu of="side" entries={nav} current={current}>
			{nav.map((section) => (
				<div key={section.key}>
					{section.title && <MenuHeading section={section} hasIcon={false} />}
					{section.items.map((item) => (
						<MenuLink key={item.key} item={item} current={current} />
					))}
				</div>
			))}
		</KeptMenu>
	);
}
