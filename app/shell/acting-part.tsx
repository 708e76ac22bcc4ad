/** The banner of who is signed in as somebody, by itself: few are, and only they load its script. A server has it at hand. */
import { lazy } from "react";
import { ActingBanner } from "./acting-banner";
import { loadPart } from "./lost-chunks";

export const ActingPart = import.meta.env.SSR
	? ActingBanner
	: lazy(async () => ({ default: (await loadPart(() => import("./acting-banner"))).ActingBanner }));
