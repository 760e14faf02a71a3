import './styles.css'

/*
 * The styles that every page bears: the house's look and frame, and that of the home page and the comparison, to which most visits lead. Their code
 * comes later, and with it the browser would fetch its styles once more before the page answers.
 */
import.meta.glob(['../ui/*.module.css', '!../ui/Gallery.module.css', '../features/{shell,promotions,compare}/*.module.css'], {
  eager: true,
})
