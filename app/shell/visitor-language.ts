/** The change-language form of pages before sign-in. */
import { useLocation } from "@remix-run/react";
import type { FrameProps } from "./frame-props";
import { languageNames, offersLanguages } from "./language-names";
import { useFrame } from "./use-frame";

/** The languages of the account as the sign-in pages offer them. */
export function useVisitorLanguage(): FrameProps["language"] {
	const { account, csrf_token, language_code } = useFrame();
	const { pathname } = useLocation();
	if (!offersLanguages(account)) return undefined;
	return {
		action: "/webapp/language",
		hiddenFields: { csrf_token, back: pathname },
		current: language_code,
		options: account.languages.map((code) => ({ code, label: languageNames[code] ?? code })),
	};
}
