/** The bar at the top: logo, search, Recognize, shop, bell, heart, cart, balance and the user's menu. */
import type { ReactNode } from "react";
import { usePointsWords } from "~/ui/account-display";
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

/** Points, and beside them wallet and points to give where the user has them. */
function Balances({ frame }: { frame: FrameProps }) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	const { user, links } = frame;
	if (words.areHidden) return null;
	return (
		<>
			<Balance label={t("frame.pointsToIssue")} points={user.left_to_issue} isExtra />
			<Balance label={t("frame.wallet")} points={user.wallet_balance_in_points} isExtra />
			<Balance label={words.label} points={user.point_balance} href={links.points} />
		</>
	);
}

function Balance({
	label,
	points,
	href,
	isExtra,
}: {
	label: string;
	points?: number | null;
	href?: string;
	isExtra?: boolean;
}) {
	const words = usePointsWords();
	if (points == null) return null;
	const className = classNames("bar-balance wide-only", isExtra && "bar-extra");
	const inside = (
		<>
			<b>{words.figure(points)}</b>
			<span>{label}</span>
		</>
	);
	if (!href) return <span className={className}>{inside}</span>;
	return (
		<Anchor className={className} href={href}>
			{inside}
		</Anchor>
	);
}

/** The user's menu: name, title, balances, profile, log out; its button may have the points beside the face. */
export function UserMenu({ frame, hasPoints = false }: { frame: FrameProps; hasPoints?: boolean }) {
	const { t } = useTranslation("common");
	const words = usePointsWords();
	const { user, links } = frame;
	const name = cutBarName(user.name);
	const others = [
		{ term: t("frame.wallet"), points: user.wallet_balance_in_points },
		{ term: t("frame.pointsToIssue"), points: user.left_to_issue },
	];
	return (
		<>
			<button type="button" className="bar-user wide-only" popovertarget="user-menu">
				<Avatar name={user.name} image_url={user.image_url} />
				<span className="unseen">{t("frame.userMenu", { name })}</span>
				{hasPoints && user.point_balance != null && !words.areHidden && (
					<span className="bar-points">
						<b>{words.figure(user.point_balance)}</b> <span>{words.labelOf(user.point_balance)}</span>
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
				{user.point_balance != null && !words.areHidden && (
					<Anchor href={links.points ?? links.home}>
						<Icon name="wallet" />
						{capitalized(t("frame.pointsAvailable", { label: words.label }))}
						<Tag tone="main">{words.figure(user.point_balance)}</Tag>
					</Anchor>
				)}
				{!words.areHidden &&
					others.map(
						({ term, points }) =>
							points != null && (
								<p key={term} className="menu-heading">
									{term}
									<Tag>{words.figure(points)}</Tag>
								</p>
							),
					)}
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
