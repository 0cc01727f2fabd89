import styles from './resumes.module.css';

interface TagFilterProps {
  tags: readonly string[];
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

/** Shows the resumes of one tag; pressed again, all of them. */
export function TagFilter({ tags, chosen, onChoose }: TagFilterProps) {
  if (tags.length === 0) return null;
  return (
    <fieldset className={styles.tags}>
      <legend className="visually-hidden">Only with the tag</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className={styles.tag}
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag === chosen ? undefined : tag)}
        >
          {tag}
        </button>
      ))}
    </fieldset>
  );
}
