/** The translation files of all features, bundled for the server; the browser loads the same from /webapp/locales. */
import enAnswers from "../public/locales/en/answers.json";
import enSession from "../public/locales/en/session.json";
import esAnswers from "../public/locales/es/answers.json";
import esSession from "../public/locales/es/session.json";
import frAnswers from "../public/locales/fr/answers.json";
import frSession from "../public/locales/fr/session.json";
import { type Texts, loadTexts } from "./kernel/translate";

/** Texts by language and namespace (one namespace a feature). */
export const texts: Texts = {
	en: { answers: enAnswers, session: enSession },
	es: { answers: esAnswers, session: esSession },
	fr: { answers: frAnswers, session: frSession },
};

loadTexts(texts);
