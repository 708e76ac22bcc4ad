/** A page on which one finds a person by name and chooses them; each choice is a link, so that it works without scripts. */
import { SearchForm } from "~/form/search-form";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { type BackLink, PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { type ListedPerson, PersonRow } from "./person-row";
import "./choose-person.css";

/** Props of the page: `people` is null before a search; `choice` says of a person where choosing leads, and in which words. */
export type ChoosePersonProps = {
	title: string;
	text: string;
	action: string;
	typed: string;
	people: readonly ListedPerson[] | null;
	back?: BackLink;
	choice(person: ListedPerson): { href: string; opens?: "dialog"; text: string; label: string };
};

/** The page. */
export function ChoosePerson({ title, text, action, typed, people, back, choice }: ChoosePersonProps) {
	const { t } = useTranslation("members");
	return (
		<div className="page-narrow">
			<PageHead title={title} subtitle={text} back={back} />
			<div className="stack">
				<SearchForm
					action={action}
					className="choose-person"
					id="choose-person"
					search={typed}
					label={t("choose.search")}
					button={t("choose.find")}
				/>
				{people?.length === 0 && <EmptyState drawing="people" title={t("choose.nobody", { typed })} />}
				{people && people.length > 0 && (
					<ul className="card card-flush rows">
						{people.map((person) => {
							const { text: words, label, ...link } = choice(person);
							return (
								<PersonRow key={person.id} person={person}>
									<ButtonLink {...link} aria-label={label}>
										{words}
									</ButtonLink>
								</PersonRow>
							);
						})}
					</ul>
				)}
			</div>
		</div>
	);
}
