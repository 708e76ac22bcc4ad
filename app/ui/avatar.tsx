/** Faces of people and groups: a picture, or initials on the person's own colour. */
import { Icon } from "./icon";
import { hueOf, initialsOf } from "./rules/text";

/** Somebody or some group to show a face of. */
export type Face = { name: string; image_url?: string | null; isGroup?: boolean };

/** A round face; decorative, since the name stands beside it. */
export function Avatar({ name, image_url, isGroup, sizePx = 40 }: Face & { sizePx?: number }) {
	const style = { "--h": hueOf(name), "--size": sizePx === 40 ? undefined : `${sizePx}px` };
	return (
		<span className="avatar" style={style} aria-hidden="true">
			<FaceInside name={name} image_url={image_url} isGroup={isGroup} sizePx={sizePx} />
		</span>
	);
}

/** Giver and receiver, or receiver and the number of others, overlapping. */
export function AvatarPair({ first, second }: { first: Face; second?: Face }) {
	return (
		<span className="avatar-pair">
			<Avatar {...first} />
			{second && <Avatar {...second} sizePx={32} />}
		</span>
	);
}

function FaceInside({ name, image_url, isGroup, sizePx }: Face & { sizePx: number }) {
	if (image_url) return <img src={image_url} alt="" width={sizePx} height={sizePx} loading="lazy" decoding="async" />;
	if (isGroup) return <Icon name="users" />;
	return <>{initialsOf(name) || <Icon name="user" />}</>;
}
