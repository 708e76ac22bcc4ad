/** The invitation to recognise somebody: choose people or groups, and the form of giving opens by itself. */
import { Form, useNavigate } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFrame } from "~/shell/use-frame";
import { IconButton } from "~/ui/button";
import { TextInput } from "~/ui/text-input";
import { recognitionOpenMs } from "~/ui/timings";
import { type Chosen, giveAddress } from "./draft";
import { pickerText } from "./picker-text";
import "./recognition.css";

const PeopleCombobox = lazy(() => import("./people-combobox"));
const GiveDialog = lazy(() => import("./give-dialog"));

const nobody: Chosen = { people: [], groups: [] };
const dialogFrom = "(min-width: 768px)";

/** Props of the picker; with somebody chosen at the start the form opens on load. */
export type MemberPickerProps = { chosen?: Chosen; mayCommit?: boolean };

/** The picker; nothing where the account or the person may not give. */
export function MemberPicker({ chosen: initial = nobody, mayCommit = false }: MemberPickerProps) {
	const { account, user } = useFrame();
	const { t } = useTranslation("recognition");
	const [chosen, setChosen] = useState(initial);
	const [isActive, setIsActive] = useState(initial !== nobody);
	const { isOpen, open, close } = useGiving(chosen);
	const text = pickerText({
		mayRecognize: account.flags?.give_recognition_enabled === 1 && user?.give_recognition_disabled === 0,
		mayCommit: mayCommit && account.flags?.employee_commitments_enabled === 1,
	});
	if (!text) return null;
	const end = () => {
		close();
		setChosen(nobody);
	};
	return (
		<>
			<Form
				action="/recognitions/give"
				method="get"
				className="picker"
				onSubmit={(event) => {
					event.preventDefault();
					open();
				}}
			>
				{isActive ? (
					<Suspense fallback={<TextInput aria-label={t(text)} readOnly />}>
						<PeopleCombobox chosen={chosen} onChange={setChosen} label={t(text)} isFocused={initial === nobody} />
					</Suspense>
				) : (
					<TextInput
						name="q"
						type="search"
						placeholder={t(text)}
						aria-label={t(text)}
						onFocus={() => setIsActive(true)}
					/>
				)}
				<IconButton type="submit" icon="award" iconSize="large" label={t("picker.open")} />
			</Form>
			{isOpen && (
				<Suspense fallback={null}>
					<GiveDialog chosen={chosen} onClose={close} onSent={end} />
				</Suspense>
			)}
		</>
	);
}

/** Opens the form when people were chosen, after a short wait; on a phone that is a page of its own. */
function useGiving(chosen: Chosen) {
	const navigate = useNavigate();
	const [isOpen, setIsOpen] = useState(false);
	const count = chosen.people.length + chosen.groups.length;
	const seen = useRef(0);
	const open = () => {
		if (matchMedia(dialogFrom).matches) return setIsOpen(true);
		navigate(
			giveAddress({ recipient_ids: chosen.people.map(({ id }) => id), group_ids: chosen.groups.map(({ id }) => id) }),
		);
	};
	const opener = useRef(open);
	opener.current = open;
	useEffect(() => {
		const isMore = count > seen.current;
		seen.current = count;
		if (!isMore) return;
		const timer = setTimeout(() => opener.current(), recognitionOpenMs);
		return () => clearTimeout(timer);
	}, [count]);
	return { isOpen, open, close: () => setIsOpen(false) };
}
