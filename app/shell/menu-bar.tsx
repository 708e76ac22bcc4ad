/** The entries of the menu on a wide screen: up to four, or three and MORE; under the top bar, or in it. */
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
import { MenuSections } from "./menus";
import { usePanel } from "./use-panel";

/** Props of the menu; `place` is the bar under the top bar, or the one bar of version 2. */
export type MenuBarProps = {
	nav: NavItem[];
	currentPath: string;
	faqHref?: string;
	place?: "menu-bar" | "bar-places";
};

/** The menu of a wide screen. */
export function MenuBar({ nav, currentPath, faqHref, place = "menu-bar" }: MenuBarProps) {
	const { t } = useTranslation("common");
	const { inline, more } = splitNav(nav);
	const current = currentHref(nav, currentPath);
	if (nav.length === 0) return null;
	return (
		<nav className={`${place} wide-only`} aria-label={t("frame.mainMenu")}>
			<ul>
				{inline.map((item) =>
					item.sections ? (
						<Panel
							key={item.key}
							id={`menu-${item.key}`}
							label={item.label}
							sections={item.sections}
							isCurrent={holdsCurrent(item, current)}
							current={current}
							faqHref={faqHref}
						/>
					) : (
						<li key={item.key}>
							<Anchor
								href={item.href ?? "#"}
								opensNewTab={item.opensNewTab}
								opens={item.opens}
								aria-current={item.href && item.href === current ? "page" : undefined}
							>
								{item.label}
								{item.count ? <Tag tone="warn">{item.count}</Tag> : null}
							</Anchor>
						</li>
					),
				)}
				{more.length > 0 && (
					<Panel
						id="more-of-menu"
						label={t("frame.more")}
						sections={moreSections(more)}
						isCurrent={more.some((item) => holdsCurrent(item, current))}
						current={current}
						faqHref={faqHref}
					/>
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

/** A button with its panel of sections: opens by a press everywhere, by the resting pointer and by the keyboard once scripts run. */
function Panel({ id, label, sections, isCurrent: holds, current, faqHref }: PanelProps) {
	const { t } = useTranslation("common");
	const { panel, entry, button, pointer } = usePanel();
	return (
		<li {...entry}>
			<button type="button" popovertarget={id} aria-current={holds ? "true" : undefined} {...button} {...pointer}>
				{label}
				<Icon name="chevron-down" size="small" />
			</button>
			<div id={id} ref={panel} className="menu-panel" popover="auto" {...pointer}>
				<MenuSections sections={sections} current={current} />
				{faqHref && (
					<p className="menu-foot">
						{t("frame.help")} <Anchor href={faqHref}>{t("frame.faqAndSupport")}</Anchor>
					</p>
				)}
			</div>
		</li>
	);
}
