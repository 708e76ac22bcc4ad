/** The bar at the top: logo, search, Recognize, shop, bell, heart, cart, balance and the user's menu. */
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink, IconButton, IconLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { capitalized, cutBarName } from "~/ui/rules/text";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { FrameProps } from "./frame-props";
import { LogoLink } from "./logo";
import { LogOutEntry } from "./menus";
import { useBalances } from "./use-balances";

/** The member's top bar; on a phone menu, logo, recognize, search, bell and cart. */
export function TopBar({ frame }: { frame: FrameProps }) {
	const { t } = useTranslation("common");
	const { links, counts = {} } = frame;
	return (
		<header className="bar">
			<div className="bar-inside">
				<IconButton className="mobile-only" icon="menu" iconSize="large" label={t("frame.menu")} popovertarget="menu" />
				<LogoLink account={frame.account} home={links.home} />
				{frame.search && <div className="bar-search wide-only">{frame.search("bar")}</div>}
				<span className="bar-space wide-only" />
				{links.recognize && <RecognizeLinks href={links.recognize} />}
				{links.shop && (
					<Anchor className="bar-link wide-only" href={links.shop}>
						{links.shopLabel ?? t("frame.shop")}
					</Anchor>
				)}
				{frame.search && <SearchButton className="mobile-only" />}
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
				{links.faq && (
					<IconLink
						className="wide-only bar-extra"
						icon="help"
						iconSize="large"
						label={t("frame.faq")}
						href={links.faq}
					/>
				)}
				<Balances frame={frame} />
				<UserMenu frame={frame} />
			</div>
			{frame.search && <SearchOverBar>{frame.search("phone")}</SearchOverBar>}
		</header>
	);
}

/** The cart with the number of things in it, on every width. */
export function CartLink({ href, count }: { href: string; count?: number }) {
	const { t } = useTranslation("common");
	return (
		<IconLink
			icon="cart"
			iconSize="large"
			label={t("frame.cartItems", { count: count ?? 0 })}
			count={count}
			href={href}
		/>
	);
}

/** The bell with the number of unread messages. */
export function BellLink({ href, count }: { href: string; count?: number }) {
	const { t } = useTranslation("common");
	return (
		<IconLink
			icon="bell"
			iconSize="large"
			label={t("frame.notifications", { count: count ?? 0 })}
			count={count}
			href={href}
		/>
	);
}

/** The button that lays the search over the bar: on a phone, and at any width where the field has no place in it. */
export function SearchButton({ className }: { className?: string }) {
	const { t } = useTranslation("common");
	return (
		<IconButton
			className={className}
			icon="search"
			iconSize="large"
			label={t("frame.search")}
			popovertarget="mobile-search"
		/>
	);
}

/** The search over the bar, with the word that closes it. */
export function SearchOverBar({ children }: { children: ReactNode }) {
	const { t } = useTranslation("common");
	return (
		<div id="mobile-search" className="mobile-search" popover="auto">
			{children}
			<button type="button" className="link" popovertarget="mobile-search" popovertargetaction="hide">
				{t("cancel")}
			</button>
		</div>
	);
}

/** The way to giving: a button with its word where there is room, else its icon. */
export function RecognizeLinks({
	href,
	roomy = "wide-only",
	tight = "mobile-only",
}: {
	href: string;
	/** The classes by which one or the other is seen. */
	roomy?: string;
	tight?: string;
}) {
	const { t } = useTranslation("common");
	return (
		<>
			<ButtonLink className={`bar-recognize ${roomy}`} icon="award" href={href} opens="dialog">
				{t("frame.recognize")}
			</ButtonLink>
			<IconLink
				className={tight}
				icon="award"
				iconSize="large"
				label={t("frame.recognize")}
				href={href}
				opens="dialog"
			/>
		</>
	);
}

/** Points, and before them wallet and points to give where the user has them. */
function Balances({ frame }: { frame: FrameProps }) {
	return useBalances(frame)
		.reverse()
		.map(({ term, figure, href, isExtra }) => {
			const Balance = href ? Anchor : "span";
			return (
				<Balance
					key={term}
					className={classNames("bar-balance wide-only", isExtra && "bar-extra")}
					href={href as string}
				>
					<b>{figure}</b>
					<span>{term}</span>
				</Balance>
			);
		});
}

/** The user's menu: name, title, balances, profile, log out; its button may have the points beside the face. */
export function UserMenu({ frame, hasPoints = false }: { frame: FrameProps; hasPoints?: boolean }) {
	const { t } = useTranslation("common");
	const { user, links } = frame;
	const name = cutBarName(user.name);
	const [points, ...others] = useBalances(frame);
	return (
		<>
			<button type="button" className="bar-user wide-only" popovertarget="user-menu">
				<Avatar name={user.name} image_url={user.image_url} />
				<span className="unseen">{t("frame.userMenu", { name })}</span>
				{hasPoints && points && (
					<span className="bar-points">
						<b>{points.figure}</b> <span>{points.term}</span>
					</span>
				)}
				<Icon name="chevron-down" size="small" />
			</button>
			<div id="user-menu" className="user-panel menu-list" popover="auto">
				<div className="who">
					<Avatar name={user.name} image_url={user.image_url} sizePx={48} />
					<div>
						<p className="strong">{name}</p>
						{user.title && <p className="meta">{user.title}</p>}
					</div>
				</div>
				<hr />
				{points && (
					<Anchor href={links.points ?? links.home}>
						<Icon name="wallet" />
						{capitalized(t("frame.pointsAvailable", { label: points.term }))}
						<Tag tone="main">{points.figure}</Tag>
					</Anchor>
				)}
				{others.map(({ term, figure }) => (
					<p key={term} className="menu-heading">
						{term}
						<Tag>{figure}</Tag>
					</p>
				))}
				<UserLinks frame={frame} certificate={frame.links.redeemCertificate} />
				<LogOutEntry logOut={frame.logOut} />
			</div>
		</>
	);
}

/** The user's own links: certificate, new idea, profile, administration, settings, questions. */
export function UserLinks({ frame, certificate }: { frame: FrameProps; certificate?: string }) {
	const { t } = useTranslation("common");
	const { links } = frame;
	const entries = [
		{ href: certificate, icon: "gift", label: t("frame.redeemCertificate"), opens: "dialog" },
		{ href: links.newIdea, icon: "bulb", label: t("frame.newIdea"), opens: "dialog" },
		{ href: links.profile, icon: "user", label: t("frame.profile") },
		{ href: links.admin, icon: "shield", label: t("frame.admin") },
		{ href: links.settings, icon: "sliders", label: t("frame.settings") },
		{ href: links.faq, icon: "help", label: t("frame.faq") },
	] as const;
	return (
		<>
			{entries.map(
				({ href, icon, label, ...link }) =>
					href && (
						<Anchor key={icon} href={href} {...link} aria-current={frame.currentPath === href ? "page" : undefined}>
							<Icon name={icon} />
							{label}
						</Anchor>
					),
			)}
		</>
	);
}
