/** The frame around a member's screens; presentational: it shows what it is given and asks for nothing. */

import { Suspense } from "react";
import { AccountDisplayProvider } from "~/ui/account-display";
import { PageSlotContext } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { ToastRegion } from "~/ui/toast";
import { Foot } from "./foot";
import type { MemberFrameProps } from "./frame-props";
import { FramingContext } from "./framing";
import { OneBarPart } from "./late-parts";
import { MenuBar } from "./menu-bar";
import { FoldedMenu, SlideOutMenu, TabBar } from "./mobile-menus";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

/** Skip link, banner, the bars, the screen, footer, and the phone's menus. */
export function Frame(props: MemberFrameProps) {
	const { account, nav, currentPath, children } = props;
	const { t } = useTranslation("common");
	return (
		<AccountDisplayProvider value={account}>
			<SkipLink />
			<ToastRegion initial={props.toasts}>
				<div className="frame">
					{props.banner && (
						<aside className="banner" aria-label={t("frame.banner")}>
							{props.banner}
						</aside>
					)}
					{props.hasOneBar ? (
						<Suspense>
							<OneBarPart frame={props} />
						</Suspense>
					) : (
						<>
							<TopBar frame={props} />
							<MenuBar nav={nav} currentPath={currentPath} faqHref={props.links.faq} />
						</>
					)}
					<SlideOutMenu frame={props}>
						<FoldedMenu nav={nav} currentPath={currentPath} />
					</SlideOutMenu>
					<main className="page" id="main" tabIndex={-1}>
						<FramingContext.Provider value={true}>
							<PageSlotContext.Provider value={{ href: props.links.home, label: t("frame.home") }}>
								{children}
							</PageSlotContext.Provider>
						</FramingContext.Provider>
					</main>
					<Foot frame={props} />
					<TabBar frame={props} />
				</div>
			</ToastRegion>
		</AccountDisplayProvider>
	);
}
