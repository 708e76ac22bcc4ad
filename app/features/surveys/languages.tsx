/** The language in which a survey's words are written, where the account has several. */
import { languageNames } from "~/shell/language-names";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";

type LanguagesProps = {
	survey: { id: number; language_code: string };
	languages: readonly string[];
	part: string;
};

/** The choice. */
export function Languages({ survey, languages, part }: LanguagesProps) {
	const { t } = useTranslation("surveys");
	if (languages.length === 0) return null;
	return (
		<Tabs
			label={t("builder.language")}
			tabs={languages.map((language) => ({
				href: `/surveys/manage/${survey.id}?${new URLSearchParams({ ...(part === "settings" && { part }), language })}`,
				label: languageNames[language] ?? language,
				isCurrent: language === survey.language_code,
			}))}
		/>
	);
}
