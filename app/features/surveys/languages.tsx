/** The language in which a survey's or a form's words are written, where the account has several. */
import { languageNames } from "~/shell/language-names";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";

type LanguagesProps = {
	/** The page of what is written. */
	base: string;
	language_code: string;
	languages: readonly string[];
	part: string;
};

/** The choice. */
export function Languages({ base, language_code, languages, part }: LanguagesProps) {
	const { t } = useTranslation("surveys");
	if (languages.length === 0) return null;
	return (
		<Tabs
			label={t("builder.language")}
			tabs={languages.map((language) => ({
				href: `${base}?${new URLSearchParams({ ...(part === "settings" && { part }), language })}`,
				label: languageNames[language] ?? language,
				isCurrent: language === language_code,
			}))}
		/>
	);
}
