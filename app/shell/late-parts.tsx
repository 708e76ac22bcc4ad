/** Parts of the shell that few need: each comes by itself where it is drawn. A server has them at hand, so that pages come whole. */
import { lazy } from "react";
import { AccessBanner } from "./access-banner";
import { ActingBanner } from "./acting-banner";
import { ErrorPage } from "./error-page";
import { FilterLink } from "./filter-link";
import { loadPart } from "./lost-chunks";
import { ClosedPage, NowherePage } from "./lost-page";
import { OneBar } from "./one-bar";
import { TermsGate } from "./terms-gate";

/** Who is signed in as somebody. */
export const ActingPart = import.meta.env.SSR
	? ActingBanner
	: lazy(async () => ({ default: (await loadPart(() => import("./acting-banner"))).ActingBanner }));

/** How long the platform is open still. */
export const AccessPart = import.meta.env.SSR
	? AccessBanner
	: lazy(async () => ({ default: (await loadPart(() => import("./access-banner"))).AccessBanner }));

/** The second version of the bars. */
export const OneBarPart = import.meta.env.SSR
	? OneBar
	: lazy(async () => ({ default: (await loadPart(() => import("./one-bar"))).OneBar }));

/** The global filter in an account owner's bar. */
export const FilterPart = import.meta.env.SSR
	? FilterLink
	: lazy(async () => ({ default: (await loadPart(() => import("./filter-link"))).FilterLink }));

/** The terms, where they are asked for before all else. */
export const TermsGatePart = import.meta.env.SSR
	? TermsGate
	: lazy(async () => ({ default: (await loadPart(() => import("./terms-gate"))).TermsGate }));

/** A page that is not there. */
export const NowherePart = import.meta.env.SSR
	? NowherePage
	: lazy(async () => ({ default: (await loadPart(() => import("./lost-page"))).NowherePage }));

/** A page that is not open to the reader. */
export const ClosedPart = import.meta.env.SSR
	? ClosedPage
	: lazy(async () => ({ default: (await loadPart(() => import("./lost-page"))).ClosedPage }));

/** A page that crashed. */
export const ErrorPart = import.meta.env.SSR
	? ErrorPage
	: lazy(async () => ({ default: (await loadPart(() => import("./error-page"))).ErrorPage }));
