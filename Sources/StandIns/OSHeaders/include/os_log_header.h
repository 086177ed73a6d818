// What `import os.log` names; the Swift module `os` declares it all.
#pragma once
