/** The owner's overview by itself: members' pages do not load its script. A server has it at hand, so that the page comes whole. */
import { lazy } from "react";
import { loadPart } from "~/shell/lost-chunks";
import { Overview } from "./overview";

export const OverviewPart = import.meta.env.SSR
	? Overview
	: lazy(async () => ({ default: (await loadPart(() => import("./overview"))).Overview }));
