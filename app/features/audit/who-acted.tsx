/** Who did something: face and name, under it in whose name; what nobody did by hand is the system's. */
import { Avatar } from "~/ui/avatar";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";

/** The person of a line. */
export function WhoActed({
	line: { who, who_image, as_whom, is_system },
}: {
	line: { who: string; who_image: string | null; as_whom: string; is_system: 0 | 1 };
}) {
	const { t } = useTranslation("audit");
	return (
		<span className="row audit-who">
			{is_system === 1 ? (
				<span className="audit-system">
					<Icon name="sliders" size="small" />
				</span>
			) : (
				<Avatar name={who} image_url={who_image} sizePx={32} />
			)}
			<span>
				<span className="strong">{who}</span>
				{as_whom !== "" && <span className="meta audit-as">{t("asPerson", { name: as_whom })}</span>}
			</span>
		</span>
	);
}
