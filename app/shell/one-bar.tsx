/** Version 2 of the member's bars: one bar, with the places beside the logo, search as an icon, and the points beside the face. */
import { Anchor } from "~/ui/anchor";
import { IconButton, IconLink } from "~/ui/button";
import { leadsTo } from "~/ui/rules/navigation";
import { useTranslation } from "~/ui/texts";
import type { MemberFrameProps } from "./frame-props";
import { LogoLink } from "./logo";
import { MenuBar } from "./menu-bar";
import { BellLink, CartLink, RecognizeLinks, SearchButton, SearchOverBar, UserMenu } from "./top-bar";

/** The bar; on a phone it is that of version 1. The shop is among the places, unless somebody's own menu lacks it. */
export function OneBar({ frame }: { frame: MemberFrameProps }) {
	const { t } = useTranslation("common");
	const { links, counts = {}, nav } = frame;
	return (
		<header className="bar one-bar">
			<div className="bar-inside">
				<IconButton className="mobile-only" icon="menu" iconSize="large" label={t("frame.menu")} popovertarget="menu" />
				<LogoLink account={frame.account} home={links.home} />
				<MenuBar place="bar-places" nav={nav} currentPath={frame.currentPath} faqHref={links.faq} />
				<span className="bar-space wide-only" />
				{links.shop && !leadsTo(nav, links.shop) && (
					<Anchor className="bar-link wide-only" href={links.shop}>
						{links.shopLabel ?? t("frame.shop")}
					</Anchor>
				)}
				{links.recognize && <RecognizeLinks href={links.recognize} roomy="roomy-only" tight="tight-only" />}
				{frame.search && <SearchButton />}
				{links.notifications && <BellLink href={links.notifications} count={counts.notifications} />}
				{links.wishList && (
					<IconLink
						className="wide-only"
						icon="heart"
						iconSize="large"
						label={t("frame.wishList")}
						href={links.wishList}
					/>
				)}
				{links.cart && <CartLink href={links.cart} count={counts.cart} />}
				<UserMenu frame={frame} hasPoints />
			</div>
			{frame.search && <SearchOverBar>{frame.search("phone")}</SearchOverBar>}
		</header>
	);
}
