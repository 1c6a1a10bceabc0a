import '#ui/styles/tokens/scale.css';
import '#ui/styles/tokens/light.css';
import '#ui/styles/tokens/dark.css';
import '#ui/styles/tokens/components.css';
import '#ui/styles/fonts.css';
import '#ui/styles/base.css';
import './staff.css';
