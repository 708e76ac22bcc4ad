/** What stands in the frame where a page is not there, or not open to the reader: why, who can help, and where to go on. */
import { useLocation } from "@remix-run/react";
import { textKey } from "#workers/kernel/names";
import { menuEntries } from "#workers/menu.generated";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Icon, type IconName } from "~/ui/icon";
import { Drawing } from "~/ui/ornament";
import { PageHead } from "~/ui/page-head";
import { currentHref, type NavItem } from "~/ui/rules/navigation";
import { useTranslation } from "~/ui/texts";
import { closestTo, wordsOf } from "./lost-address";
import { frameLinks, memberNav, ownerNav } from "./navigation";
import { HomeLink } from "./unreached-page";
import { useFrame } from "./use-frame";
import "./lost-page.css";

/** An address that leads nowhere: a leaf has fallen; what was likely meant, a search for it, and three places are at hand. */
export function NowherePage() {
	const { t } = useTranslation("shell");
	const words = usePointsWords();
	const { pathname } = useLocation();
	const links = useLinks();
	const meant = useMeant(pathname);
	const asked = wordsOf(pathname);
	const places: Place[] = [
		{ href: meant?.href, icon: meant?.icon ?? "chevron-right", label: meant?.label ?? "", about: t("errors.meant") },
		{
			href: asked && `/search?${new URLSearchParams({ search: asked })}`,
			icon: "search",
			label: t("errors.search", { words: asked }),
			about: t("errors.places.search"),
		},
		{ href: links.home, icon: "home", label: t("common:frame.home"), about: t("errors.places.home") },
		{ href: links.shop, icon: "bag", label: t("common:frame.shop"), about: t("errors.places.shop") },
		{ href: links.points, icon: "wallet", label: words.label, about: t("errors.places.points") },
	];
	const isOnce = ({ href }: Place, at: number) => places.findIndex((place) => place.href === href) === at;
	return (
		<LostPage title={t("errors.notFound")} text={t("errors.notFoundText")} drawing="fallen-leaf">
			<Places places={places.filter(isOnce)} />
		</LostPage>
	);
}

/** The entry of the person's menu that the address comes close to. */
function useMeant(pathname: string): NavItem | undefined {
	const { t } = useTranslation("common");
	const { user } = useFrame();
	if (!user) return undefined;
	const items =
		user.role === "account_owner" ? ownerNav(user, t).flatMap((section) => section.items) : memberNav(user, t);
	return closestTo(
		pathname,
		items.filter(({ href }) => href !== "/"),
	);
}

/** Why a page is closed, and who can open it, as its answer says. */
export type ClosedReason = {
	resultType?: string;
	resultMsg?: string;
	owner?: { id: number; name: string } | null;
};

/** A page that is not for this person: names it, who is signed in, who can open it, and one way on. */
export function ClosedPage({ reason }: { reason: ClosedReason }) {
	const { t } = useTranslation("shell");
	const { user } = useFrame();
	const { pathname } = useLocation();
	const entries = menuEntries.map(({ key, to }) => ({ key, href: to }));
	const href = currentHref(entries, pathname);
	const entry = entries.find((one) => one.href === href && one.href !== "/");
	const general = t("errors.forbidden");
	const { owner, resultType, resultMsg } = reason;
	const said = [
		t("errors.signedInAs", { name: user?.name }),
		resultType !== "forbidden" && resultMsg,
		resultType !== "not_as_member" && owner && owner.id !== user?.id && t("errors.whoOpens", { name: owner.name }),
	];
	return (
		<LostPage
			title={entry ? t(textKey(`shell:errors.closed.${entry.key}`), general) : general}
			text={said.filter(Boolean).join(" ")}
			drawing="locked"
		>
			<p>
				<HomeLink />
			</p>
			{resultType !== "not_as_member" && (
				<Places
					places={[
						{
							href: "/login/end_session",
							icon: "logout",
							label: t("errors.otherAccount"),
							about: t("errors.otherAccountText"),
						},
					]}
				/>
			)}
		</LostPage>
	);
}

type Place = { href?: string; icon: IconName; label: string; about: string };

function LostPage(props: {
	title: string;
	text: string;
	drawing: "fallen-leaf" | "locked";
	children: React.ReactNode;
}) {
	const { t } = useTranslation("common");
	return (
		<>
			<PageHead title={props.title} subtitle={props.text} back={{ href: "/", label: t("frame.home") }} />
			<div className="lost">
				<Drawing name={props.drawing} />
				<div className="stack">{props.children}</div>
			</div>
		</>
	);
}

function Places({ places }: { places: Place[] }) {
	return (
		<ul className="card card-flush lost-places">
			{places.map(
				({ href, icon, label, about }) =>
					href && (
						<li key={href}>
							<Anchor href={href}>
								<Icon name={icon} />
								<span className="grow">
									<span className="strong">{label}</span>
									<br />
									<span className="meta">{about}</span>
								</span>
								<Icon name="chevron-right" size="small" />
							</Anchor>
						</li>
					),
			)}
		</ul>
	);
}

function useLinks() {
	const { user, account } = useFrame();
	return user ? frameLinks(user, account.flags ?? {}) : { home: "/", shop: undefined, points: undefined };
}
