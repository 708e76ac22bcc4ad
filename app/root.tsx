/** The document of every page: colours of the tenant, the frame, and what stands there when something went wrong. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Meta, ScrollRestoration, useLocation, useRouteError } from "@remix-run/react";
import isNetworkError from "is-network-error";
import { type ReactNode, Suspense, useContext } from "react";
import { isFormUnanswered } from "~/form/unanswered-forms";
import { LateScripts } from "~/remix-internals/late-scripts";
import { usePages } from "~/remix-internals/pages";
import { type StyledHandle, StyleLinks } from "~/remix-internals/style-links";
import adminStyles from "~/shell/admin-frame.css?url";
import type { Outcome } from "~/shell/error-page";
import { Framed } from "~/shell/framed";
import { ClosedPart, ErrorPart, NowherePart } from "~/shell/late-parts";
import type { ClosedReason } from "~/shell/lost-page";
import { MessagePage } from "~/shell/message-page";
import { OfflineNotice } from "~/shell/offline-notice";
import oneBarStyles from "~/shell/one-bar.css?url";
import { pageFactsName } from "~/shell/page-facts";
import { PageThemeContext, paletteId } from "~/shell/page-theme";
import { titleMeta } from "~/shell/title-meta";
import { HomeLink, TryAgain, UnreachedPage } from "~/shell/unreached-page";
import { useFocusAfterNavigation } from "~/shell/use-focus-after-navigation";
import { useFrame, useFrameIfThere } from "~/shell/use-frame";
import { useLinkFollowing } from "~/shell/use-link-following";
import { Welcome } from "~/shell/welcome";
import { formatFigure } from "~/ui/rules/points";
import { useLanguage, useTranslation } from "~/ui/texts";

type Framing = { user?: { role?: string } | null; account?: { bo_dashboard_version?: number } };

/** Who has one frame does not load the styles of another. */
export const handle = {
	styles: (data) => {
		const { user, account } = (data ?? {}) as Framing;
		if (!user) return [];
		if (user.role === "account_owner") return [adminStyles];
		return account?.bo_dashboard_version === 2 ? [oneBarStyles] : [];
	},
} satisfies StyledHandle;

export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";
export { loader } from "~/shell/root.server";

export const meta: MetaFunction = (args) => {
	const root = args.data as { account?: { company_name: string } } | undefined;
	return root?.account ? titleMeta({ ...args, data: undefined }) : [{ title: "Laurel" }];
};

/** The document around screens and error pages alike. */
export function Layout({ children }: { children: ReactNode }) {
	const frame = useFrameIfThere();
	const { palette_style, nonce } = useContext(PageThemeContext);
	return (
		<html lang={frame?.language_code ?? "en"}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<link rel="icon" href={frame?.account.logo ?? "data:,"} />
				{frame && <meta name={pageFactsName} content={JSON.stringify(frame.facts)} />}
				<Meta />
				<StyleLinks />
				{frame && (
					<style id={paletteId} nonce={nonce} suppressHydrationWarning>
						{palette_style}
					</style>
				)}
			</head>
			<body>
				{children}
				{frame && <ScrollRestoration nonce={nonce} />}
				{frame && <LateScripts nonce={nonce} facts={frame.facts} />}
			</body>
		</html>
	);
}

/** The screen in its frame. */
export default function App() {
	const { account, language_code } = useFrame();
	useLanguage(language_code, (value) => formatFigure(value, account.figure_format));
	useFocusAfterNavigation();
	useLinkFollowing();
	const { path, pages } = usePages();
	return (
		<>
			<Framed path={path}>{pages}</Framed>
			<Welcome />
			<OfflineNotice />
		</>
	);
}

type ErrorData = ClosedReason & { error_id?: string; outcome?: Outcome };

/** Pages for what does not exist, is not allowed, or crashed; who is signed in keeps the frame. */
export function ErrorBoundary() {
	const frame = useFrameIfThere();
	const problem = (
		<Suspense>
			<Problem />
		</Suspense>
	);
	return frame ? <Framed>{problem}</Framed> : problem;
}

function Problem() {
	const error = useRouteError();
	const { t } = useTranslation("shell");
	const frame = useFrameIfThere();
	const { pathname } = useLocation();
	const report = frame?.user
		? { action: "/webapp/problem", hiddenFields: { csrf_token: frame.csrf_token, page: pathname.slice(0, 500) } }
		: undefined;
	if (isNetworkError(error)) return <UnreachedPage />;
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const answer = isRouteErrorResponse(error) ? (error.data as ErrorData | null) : null;
	if (status >= 500)
		return <ErrorPart errorId={answer?.error_id} outcome={answer?.outcome} homeHref="/" report={report} />;
	const isClosed = status === 403 && answer?.resultType !== "stale_csrf_token";
	if (frame?.user && status === 404) return <NowherePart />;
	if (frame?.user && isClosed) return <ClosedPart reason={answer ?? {}} />;
	const kind = status === 404 ? "notFound" : isClosed ? "forbidden" : "refused";
	return (
		<MessagePage
			drawing="search"
			title={t(`errors.${kind}`)}
			action={isFormUnanswered(frame?.user?.id) ? <TryAgain /> : <HomeLink />}
		>
			<p className="soft">{status === 404 ? t("errors.notFoundText") : answer?.resultMsg}</p>
		</MessagePage>
	);
}
