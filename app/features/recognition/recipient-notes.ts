/** What is said of people and groups beside their names: title, size, and that somebody has not joined yet. */
import { useTranslation } from "~/ui/texts";
import { type Chosen, type ChosenGroup, type ChosenPerson, membersOf } from "./draft";

const maxNames = 3;

/** Notes for suggestions, and the sentence on those chosen who have not joined. */
export function useRecipientNotes() {
	const { t } = useTranslation("recognition");
	const ofPerson = ({ title, activation_pending }: ChosenPerson) =>
		[title, activation_pending === 1 && t("picker.notJoined")].filter(Boolean).join(" · ");
	const ofGroup = (group: ChosenGroup) => {
		const pending = group.pending_members_count ?? 0;
		return [
			t("picker.members", { count: membersOf(group) }),
			pending > 0 && t("picker.membersWaiting", { count: pending }),
		]
			.filter(Boolean)
			.join(" · ");
	};
	/** Nothing when everybody chosen by name has joined. */
	const ofWaiting = ({ people }: Chosen) => {
		const names = people.filter((person) => person.activation_pending === 1).map(({ name }) => name);
		if (names.length === 0) return undefined;
		const shown = names.length > maxNames ? [...names.slice(0, maxNames), "…"] : names;
		return t("picker.waiting", { count: names.length, names: shown.join(", ") });
	};
	return { ofPerson, ofGroup, ofWaiting };
}
