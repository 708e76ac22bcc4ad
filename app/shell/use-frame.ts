/** What every screen may know of its frame: account, person, language, token. */
import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root.server";

/** The root loader's data. Throws outside the application's pages. */
export function useFrame() {
	const data = useRouteLoaderData<typeof loader>("root");
	if (!data) throw new Error("the frame's data is missing");
	return data;
}

/** Whether the person may give recognition here: by the switches of account and person, and never in somebody's place. */
export function useMayGive(): boolean {
	const { account, user } = useFrame();
	if (!user || user.acting?.until != null) return false;
	return account.flags?.give_recognition_enabled === 1 && user.give_recognition_disabled === 0;
}

/** The same where an error page may stand without data. */
export function useFrameIfThere() {
	return useRouteLoaderData<typeof loader>("root");
}
