/** The banners above the bar, each by itself: few have one, and only they load its script. A server has them at hand. */
import { lazy } from "react";
import { AccessBanner } from "./access-banner";
import { ActingBanner } from "./acting-banner";
import { loadPart } from "./lost-chunks";

/** Who is signed in as somebody. */
export const ActingPart = import.meta.env.SSR
	? ActingBanner
	: lazy(async () => ({ default: (await loadPart(() => import("./acting-banner"))).ActingBanner }));

/** How long the platform is open still. */
export const AccessPart = import.meta.env.SSR
	? AccessBanner
	: lazy(async () => ({ default: (await loadPart(() => import("./access-banner"))).AccessBanner }));
