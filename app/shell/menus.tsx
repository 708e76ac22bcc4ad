/** Lists of links as the menus show them: sections, entries with counts, entries that unfold. */
import type { ReactNode } from "react";
import { CachedMarkup } from "~/remix-internals/cached-markup";
import { Anchor } from "~/ui/anchor";
import { Icon } from "~/ui/icon";
import { holdsCurrent, type NavItem, type NavSection, sectionIcon } from "~/ui/rules/navigation";
import { Tag } from "~/ui/tag";
import type { FrameProps, PostForm } from "./frame-props";

/** Props of an entry; `current` is the address of the entry that stands for the current page. */
type MenuLinkProps = { item: NavItem; current?: string; hasIcon?: boolean };

/** One entry of a menu, with its icon, its count and the mark of the current page. */
export function MenuLink({ item, current, hasIcon = true }: MenuLinkProps) {
	const icon = hasIcon ? (item.icon ?? sectionIcon(item.key)) : undefined;
	return (
		<Anchor
			href={item.href ?? "#"}
			opensNewTab={item.opensNewTab}
			opens={item.opens}
			aria-current={item.href && item.href === current ? "page" : undefined}
		>
			{icon && <Icon name={icon} />}
			{item.label}
			{item.count ? <Tag tone="warn">{item.count}</Tag> : null}
		</Anchor>
	);
}

type KeptMenuProps = { of: string; entries: object; current?: string; className?: string; children: ReactNode };

/** Entries of a menu, which many pages show alike: a server draws them once for each current page. */
export function KeptMenu({ of, entries, current, className, children }: KeptMenuProps) {
	return (
		<CachedMarkup alike={JSON.stringify([of, current, entries])} className={className}>
			{children}
		</CachedMarkup>
	);
}

/** Sections in up to three columns; under a heading, which has the icon, entries are plain. */
export function MenuSections({ sections, current }: { sections: NavSection[]; current?: string }) {
	return (
		<KeptMenu of="sections" entries={sections} current={current} className="menu-sections">
			{sections.map((section) => (
				<section key={section.key}>
					{section.title && <MenuHeading section={section} />}
					<div className="menu-list">
						{section.items.map((item) => (
							<MenuLink key={item.key} item={item} current={current} hasIcon={!section.title} />
						))}
					</div>
				</section>
			))}
		</KeptMenu>
	);
}

/** The heading of a section, with the icon of its key. */
export function MenuHeading({ section, hasIcon = true }: { section: NavSection; hasIcon?: boolean }) {
	const icon = hasIcon ? (section.icon ?? sectionIcon(section.key)) : undefined;
	return (
		<h3 className="menu-heading">
			{icon && <Icon name={icon} size="small" />}
			{section.title}
		</h3>
	);
}

/** An entry of the phone's menu: a link, or a heading that unfolds; the part with the current page is open at first. */
export function FoldedEntry({ item, current }: { item: NavItem; current?: string }) {
	if (!item.sections) return <MenuLink item={item} current={current} />;
	const icon = item.icon ?? sectionIcon(item.key);
	return (
		<details open={holdsCurrent(item, current) || undefined}>
			<summary>
				{icon && <Icon name={icon} />}
				{item.label}
				<Icon name="chevron-down" size="small" />
			</summary>
			{item.sections.map((section) => (
				<div key={section.key}>
					{section.title && <MenuHeading section={section} />}
					{section.items.map((inner) => (
						<MenuLink key={inner.key} item={inner} current={current} hasIcon={!section.title} />
					))}
				</div>
			))}
		</details>
	);
}

/** The entry that logs out, or leads back to one's own session. */
export function LogOutEntry({ logOut }: { logOut: FrameProps["logOut"] }) {
	return (
		<Anchor isDocument href={logOut.href}>
			<Icon name="logout" />
			{logOut.label}
		</Anchor>
	);
}

/** A plain form that posts, with its hidden fields. */
export function HiddenFieldsForm({ form, children }: { form: PostForm; children: ReactNode }) {
	return (
		<form method="post" action={form.action}>
			{Object.entries(form.hiddenFields ?? {}).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</form>
	);
}
