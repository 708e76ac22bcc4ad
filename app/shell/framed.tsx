/** Puts a screen into the frame that belongs to it: the member's, the account owner's, or none. */
import { useLocation, useMatches } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "~/ui/texts";
import { AdminFrame } from "./admin-frame";
import { Frame } from "./frame";
import type { FrameProps } from "./frame-props";
import { languageNames, offersLanguages } from "./language-names";
import { AccessPart, ActingPart, FilterPart, TermsGatePart } from "./late-parts";
import { frameLinks, memberNav, ownerNav } from "./navigation";
import { SearchField } from "./search-field";
import { useFrame } from "./use-frame";

/** What a route's `handle` may say: `none` draws no frame around it; how wide it is where a link opens it as a dialog. */
export type ScreenHandle = { frame?: "none"; dialog?: "small" };

/** The frame of the current screen; `path` is that of the page below an open dialog. */
export function Framed({ path, children }: { path?: string; children: ReactNode }) {
	const { account, user, log_sales, terms, access, acting, cart_count, csrf_token, language_code, measuring, toasts } =
		useFrame();
	const { t } = useTranslation();
	const location = useLocation();
	const isBare = useMatches().some((match) => (match.handle as ScreenHandle | undefined)?.frame === "none");
	if (isBare || !user) return <>{children}</>;
	if (terms)
		return (
			<Suspense>
				<TermsGatePart />
			</Suspense>
		);
	const flags = account.flags ?? {};
	const links = { ...frameLinks(user, flags), ...log_sales };
	const ownsBudgets = user.role === "budget_owner" || user.left_to_issue > 0;
	const props: FrameProps = {
		account: {
			...account,
			pointsLabel: account.labels.points_label,
			pointLabel: account.labels.point_label,
			pointPriceMicros: account.point_price,
			figureFormat: account.figure_format,
			arePointsHidden: flags.hide_points_for_account === 1,
			recognitionLabel: account.labels.recognition_alias_label,
		},
		user: {
			...user,
			left_to_issue: ownsBudgets && links.recognize ? user.left_to_issue : null,
		},
		counts: { notifications: user.unread_notifs_and_announc_cnt, cart: cart_count },
		links,
		currentPath: path ?? location.pathname,
		logOut: { href: "/webapp/login/end_session", label: t(acting ? "common:acting.back" : "common:frame.logOut") },
		banner: acting ? (
			<Suspense>
				<ActingPart name={user.name} acting={acting} />
			</Suspense>
		) : access ? (
			<Suspense>
				<AccessPart {...access} />
			</Suspense>
		) : undefined,
		language:
			offersLanguages(account) && user.acting?.until == null
				? {
						action: "/webapp/language",
						hiddenFields: { csrf_token, back: location.pathname + location.search },
						current: language_code,
						options: account.languages.map((code) => ({ code, label: languageNames[code] ?? code })),
					}
				: undefined,
		measuring: measuring.is_asked
			? { action: "/webapp/privacy", hiddenFields: { csrf_token, back: location.pathname + location.search } }
			: undefined,
		// The way to cookies and privacy is there in any case.
		footerLinks: account.footer_links
			?.map(({ label, url, opens_new_tab }) => ({
				label,
				href: url.replace(/^\/webapp(?=\/)/, ""),
				opensNewTab: opens_new_tab === 1,
			}))
			.filter(({ href }) => href !== "/privacy"),
		search: (place) => <SearchField place={place} />,
		toasts,
		children,
	};
	return user.role === "account_owner" ? (
		<AdminFrame
			{...props}
			nav={ownerNav(user, t)}
			globalFilter={
				user.global_filter ? (
					<Suspense>
						<FilterPart path={props.currentPath} />
					</Suspense>
				) : undefined
			}
		/>
	) : (
		<Frame {...props} nav={memberNav(user, t)} hasOneBar={account.bo_dashboard_version === 2} />
	);
}
