/** The bar of menu entries under the top bar: up to four, or three and MORE. */
import { type PointerEvent, useEffect, useRef } from "react";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import {
	currentHref,
	holdsCurrent,
	moreSections,
	type NavItem,
	type NavSection,
	splitNav,
} from "~/ui/rules/navigation";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { hoverDelayMs } from "~/ui/timings";
import { MenuSections } from "./menus";

/** The menu bar of a wide screen. */
export function MenuBar({ nav, currentPath, faqHref }: { nav: NavItem[]; currentPath: string; faqHref?: string }) {
	const { t } = useTranslation("common");
	const { inline, more } = splitNav(nav);
	const current = currentHref(nav, currentPath);
	if (nav.length === 0) return null;
	return (
		<nav className="menu-bar wide-only" aria-label={t("frame.mainMenu")}>
			<ul>
				{inline.map((item) => (
					<li key={item.key}>
						{item.sections ? (
							<Panel
								id={`menu-${item.key}`}
								label={item.label}
								sections={item.sections}
								isCurrent={holdsCurrent(item, current)}
								current={current}
								faqHref={faqHref}
							/>
						) : (
							<Anchor
								href={item.href ?? "#"}
								opensNewTab={item.opensNewTab}
								opens={item.opens}
								aria-current={item.href && item.href === current ? "page" : undefined}
							>
								{item.label}
								{item.count ? <Tag tone="warn">{item.count}</Tag> : null}
							</Anchor>
						)}
					</li>
				))}
				{more.length > 0 && (
					<li>
						<Panel
							id="menu-more"
							label={t("frame.more")}
							sections={moreSections(more)}
							isCurrent={more.some((item) => holdsCurrent(item, current))}
							current={current}
							faqHref={faqHref}
						/>
					</li>
				)}
			</ul>
		</nav>
	);
}

type PanelProps = {
	id: string;
	label: string;
	sections: NavSection[];
	isCurrent: boolean;
	current?: string;
	faqHref?: string;
};

/** A button with its panel of sections; opens by click everywhere, and by the resting pointer once scripts run. */
function Panel({ id, label, sections, isCurrent: holds, current, faqHref }: PanelProps) {
	const { t } = useTranslation("common");
	const { panel, hover } = useHover();
	return (
		<>
			<button type="button" popovertarget={id} aria-current={holds ? "true" : undefined} {...hover}>
				{label}
				<Icon name="chevron-down" size="small" />
			</button>
			<div id={id} ref={panel} className="menu-panel" popover="auto" {...hover}>
				<MenuSections sections={sections} current={current} />
				{faqHref && (
					<p className="menu-foot">
						{t("frame.help")} <Anchor href={faqHref}>{t("frame.faqAndSupport")}</Anchor>
					</p>
				)}
			</div>
		</>
	);
}

/** Opens a panel when a mouse rests on its button, and closes it when the mouse has left both. */
function useHover() {
	const panel = useRef<HTMLDivElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => () => clearTimeout(timer.current), []);
	const later = (action: (element: HTMLDivElement) => void, delayMs: number) => (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		clearTimeout(timer.current);
		timer.current = setTimeout(() => panel.current?.isConnected && action(panel.current), delayMs);
	};
	const hover = {
		onPointerEnter: later((element) => !element.matches(":popover-open") && element.showPopover(), hoverDelayMs),
		onPointerLeave: later((element) => element.matches(":popover-open") && element.hidePopover(), 3 * hoverDelayMs),
	};
	return { panel, hover };
}
