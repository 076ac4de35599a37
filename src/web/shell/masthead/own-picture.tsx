import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { pictureQuery } from "#web/backend/pictures/picture-query.ts"
import { sentences } from "./sentences.ts"
import styles from "./own-picture.module.css"

/** The person's picture, linking to the profile; nothing if they have none. */
export function OwnPicture({ userId }: { userId: string }) {
  const { data: picture } = useQuery(pictureQuery(userId))
  if (!picture) return null
  return (
    <Link className={styles["picture"]} to="/profile" aria-label={sentences.profile}>
      <img src={picture} alt="" width={32} height={32} />
    </Link>
  )
}
